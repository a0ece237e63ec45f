import type { AssessmentResult } from '@hbg/contract/assessments';

export function headingFor({ level, right, of }: AssessmentResult): string {
  return level === null
    ? `${right} von ${of} ohne Hilfe richtig`
    : `Du stehst etwa bei ${level} von 10`;
}

/** Of a confidence from 0 to 10. */
export function sureWords(confidence: number): string {
  if (confidence >= 8) return 'Da sind wir uns ziemlich sicher.';
  if (confidence >= 6) return 'Da sind wir uns einigermaßen sicher.';
  return 'Da sind wir uns noch nicht sicher.';
}

/** Of what the AI had helped with. */
export function unaidedWords({ right, of }: Pick<AssessmentResult, 'right' | 'of'>): string {
  if (right === of) return 'Das kannst du jetzt auch allein.';
  return right === 0
    ? 'Das sitzt noch nicht. Mit Hilfe zu lernen ist völlig in Ordnung: Sieh es dir noch einmal an.'
    : 'Ein Teil davon sitzt schon ohne Hilfe.';
}
