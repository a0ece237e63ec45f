import type { Question } from '@hbg/content/question';
import { wordsIn } from '../search/words.ts';
import { sentencesOf, within } from './brief.ts';
import type { QuestionMeant } from './question-reader.ts';
import type { Knowledge } from './situation.ts';

const halves =
  /(?<=\?)\s+(?=[^?]*\?)|(?<=[\p{L},]) und (?=(?:was|wem|wer|wie|wo|wann|warum|wieso|wozu|kann|muss|darf|lohnt|geht|hat|gibt|braucht|verdient|bekommt|kriegt|wei[sß]{1,2}t?)(?!\p{L}))/iu;
const fewestOf = { first: 3, second: 4 };
const wordsOfHalf = 60;
const surelyTwo = {
  isOne: 0.9,
  ofFirst: 0.3,
  ofWhole: 0.04,
  ofSecond: 0.09,
  rather: 5,
  nearly: 0.15,
  hardly: 0.02,
};

/** `Wer hat das Internet erfunden, und wem gehört es?` */
export function questionsOfHalves(
  message: string,
  knowledge: Knowledge,
): readonly [Question, Question] | null {
  const { isOne, meant } = knowledge.readQuestion(message);
  const asked = isOne > surelyTwo.isOne ? halvesOf(message) : null;
  if (!asked) return null;
  const likely = meant.filter(({ share }) => share > surelyTwo.ofWhole);
  const [shareOfFirst, shareOfSecond] = asked.map((half) => {
    const { meant: told } = knowledge.readQuestion(half);
    return ({ question }: QuestionMeant) =>
      told.find((one) => one.question === question)?.share ?? 0;
  });
  if (!shareOfFirst || !shareOfSecond) return null;
  const first = likely.find((one) => shareOfFirst(one) > surelyTwo.ofFirst)?.question;
  const second = likely.find(
    (one) =>
      shareOfSecond(one) > (one.share > surelyTwo.nearly ? surelyTwo.hardly : surelyTwo.ofSecond) &&
      shareOfSecond(one) > surelyTwo.rather * shareOfFirst(one),
  )?.question;
  return first && second && first !== second ? [first, second] : null;
}

function halvesOf(message: string): readonly [string, string] | null {
  const at = message.search(halves);
  const [first, second] = [message.slice(0, at + 1), message.slice(at + 1)];
  const isLong =
    wordsIn(first).length >= fewestOf.first && wordsIn(second).length >= fewestOf.second;
  return at > 0 && isLong ? [first, second] : null;
}

export function beginningOf({ answer }: Question): string {
  const [first = ''] = answer.split('\n\n');
  return within(wordsOfHalf, sentencesOf(first)).join(' ');
}
