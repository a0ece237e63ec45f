/** Returns what ends it. */
export function listen<Name extends keyof WindowEventMap>(
  name: Name,
  act: (event: WindowEventMap[Name]) => void,
) {
  window.addEventListener(name, act);
  return () => window.removeEventListener(name, act);
}
