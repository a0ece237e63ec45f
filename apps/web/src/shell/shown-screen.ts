import { useMatches } from '@tanstack/react-router';

export function useShownScreen() {
  const [match] = useMatches().slice(-1);
  if (!match) throw new Error('The root route always matches.');
  return match.staticData;
}
