const languages = ['python', 'java', 'javascript'] as const;

/** Of which language paths are shown; all of them without one. */
export type PathsAddress = { sprache?: (typeof languages)[number] | undefined };

export function readPathsAddress({ sprache }: Readonly<Record<string, unknown>>): PathsAddress {
  return { sprache: languages.find((language) => language === sprache) };
}
