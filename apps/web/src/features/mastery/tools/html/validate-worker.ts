import { HtmlValidate } from 'html-validate/browser';
import { validatorSetting } from './validator-setting.ts';

/** What the validator says about one place. */
export type Told = {
  readonly rule: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly size: number;
};

const post: (told: readonly Told[]) => void = globalThis.postMessage.bind(globalThis);

globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { results } = new HtmlValidate(validatorSetting(data)).validateStringSync(data);
  post(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, size }) => {
        return { rule: ruleId, message, line, column, size };
      }),
    ),
  );
});
