type Badge = { readonly description: string; readonly earnedAt: string | null };

/** What was done for it; of one that is open, what is to be done. */
export function badgeWords({ description, earnedAt }: Badge): string {
  return earnedAt === null ? `Noch offen: ${description}` : description;
}

type Earned = { readonly description: string; readonly because: string | null };

/** With what has completed it. */
export function earnedWords({ description, because }: Earned): string {
  return because === null ? description : `${description} Geschafft mit „${because}“.`;
}
