/** Something of the content that can be found. */
export type Topic = {
  readonly kind: 'concept' | 'lesson' | 'plan' | 'snippet' | 'term';
  /** Of its kind. */
  readonly id: string;
  readonly title: string;
  /** What it is called, in German and English; empty where it's about several things. */
  readonly names: readonly string[];
  /** How somebody asks for it who doesn't know its name. */
  readonly asked: readonly string[];
  readonly description: string;
  readonly difficulty: string;
  readonly steps: readonly string[];
  readonly codeExample: string;
  readonly explanation: string;
};
