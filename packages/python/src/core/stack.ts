import type { PyodideAPI } from 'pyodide';

/** Python's stack grows downwards, from its base to its end. */
export type Stack = { readonly end: number; readonly base: number };

type Module = {
  readonly _PyThreadState_Get: () => number;
  readonly _emscripten_stack_get_base: () => number;
  readonly _emscripten_stack_get_end: () => number;
  readonly _PyUnstable_ThreadState_SetStackProtection: (
    state: number,
    start: number,
    size: number,
  ) => number;
};

/** JavaScript's stack ends before Python's own: so many bytes of Python's may be used until then. */
const bytesWhenSuspending = 300_000;
const bytesOtherwise = 165_000;

/**
 * A runaway `__repr__` gets a RecursionError instead of breaking the interpreter. Holds for the
 * thread's state that a call from JavaScript has made, so it's needed inside of each.
 */
export function protectStack(pyodide: PyodideAPI, canSuspend: boolean) {
  const usableBytes = canSuspend ? bytesWhenSuspending : bytesOtherwise;
  const module = moduleOf(pyodide);
  const start = findStack(pyodide).base - usableBytes;
  const state = module._PyThreadState_Get();
  module._PyUnstable_ThreadState_SetStackProtection(state, start, usableBytes);
}

export function findStack(pyodide: PyodideAPI): Stack {
  const module = moduleOf(pyodide);
  return { end: module._emscripten_stack_get_end(), base: module._emscripten_stack_get_base() };
}

function moduleOf(pyodide: PyodideAPI): Module {
  return Reflect.get(pyodide, '_module');
}
