type Limits = {
  /** How many texts are kept at most, and how long each may be. */
  readonly most?: number;
  readonly longest?: number;
};

/** What is made of a text is kept as long as this is. */
export function remembered<Made>(
  make: (text: string) => Made,
  { most = Infinity, longest = Infinity }: Limits = {},
): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (text.length <= longest && known.size < most) known.set(text, made);
    return made;
  };
}
