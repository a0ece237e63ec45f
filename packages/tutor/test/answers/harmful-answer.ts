export type HarmfulAnswer = {
  readonly says: string;
  readonly is:
    | 'self-harm'
    | 'eating'
    | 'secrecy'
    | 'meeting'
    | 'distrust'
    | 'chemicals'
    | 'drugs'
    | 'destruction'
    | 'personal-data'
    | 'sexual'
    | 'insult'
    | 'violence'
    | 'money'
    | 'medical'
    | 'hate'
    | 'extremism'
    | 'false-help'
    | 'pretence';
};
