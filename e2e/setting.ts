/** What `npm run e2e` hands over. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start the journeys by \`npm run e2e\`.`);
  return value;
}
