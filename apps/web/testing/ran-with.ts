/** How the server tells of a program that has printed this. */
export function ranWith(output: string) {
  return Response.json({ ...ran, output, error: null });
}

const ran = { success: true, result: 'finished', durationMs: 1, exitCode: 0, afterword: '' };
