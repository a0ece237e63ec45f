import { bodyOf, type Statement } from './statements.ts';

export type OwnFunction = {
  readonly name: string;
  readonly header: Statement;
  readonly body: readonly Statement[];
  /** What a decorator makes of it can't be told. */
  readonly isDecorated: boolean;
  readonly givesValue: boolean;
};

export function functionsIn(statements: readonly Statement[]): OwnFunction[] {
  return statements.flatMap((header, at) => {
    const [first, second, third] = header.tokens;
    const name = first?.text === 'async' ? third : second;
    const isFunction = (first?.text === 'async' ? second : first)?.text === 'def';
    if (!isFunction || !name) return [];
    const body = bodyOf(statements, at);
    const isDecorated = statements[at - 1]?.tokens[0]?.text === '@';
    return { name: name.text, header, body, isDecorated, givesValue: body.some(handsOut) };
  });
}

function handsOut({ tokens }: Statement): boolean {
  const [first, second, third] = tokens;
  const isPrint = second?.text === 'print' && third?.text === '(';
  const isReturn = first?.text === 'return' && tokens.length > 1 && !isPrint;
  return isReturn || tokens.some(({ text }) => text === 'yield');
}
