/** Why a call didn't work; null where the session is over, which the page tells itself. */
export function callProblem(error: Error): string | null {
  const status = Number(/^(\d{3}): /.exec(error.message)?.[1] ?? 500);
  if (status === 401) return null;
  return status < 500 ? 'Die Garage hat das abgelehnt.' : 'Die Garage antwortet gerade nicht.';
}
