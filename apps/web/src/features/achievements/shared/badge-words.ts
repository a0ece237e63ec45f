type Badge = { readonly description: string; readonly earnedAt: string | null };

/** What was done for it; of one that is open, what is to be done. */
export function badgeWords({ description, earnedAt }: Badge): string {
  return earnedAt === null ? `Noch offen: ${description}` : description;
}

type Earned = { readonly description: string; readonly because: string | null };

/** With what has completed it, unless that is said already. */
export function earnedWords({ description, because }: Earned): string {
  const isSaid = because === null || description.includes(because);
  return isSaid ? description : `${description} Geschafft mit „${because}“.`;
}
