import { useState } from 'react';
import { isSameJson } from './is-same-json.ts';

/** What is typed lies above what is saved. */
export function useEdits<Values extends object>(initial: Values) {
  const [given, setGiven] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [edits, setEdits] = useState<Partial<Values>>({});
  if (!isSameJson(given, initial)) {
    setGiven(initial);
    setSaved(initial);
  }
  const values = { ...saved, ...edits };
  const change = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    setEdits((others) => ({ ...others, [name]: value }));
  /** The server has these values; what was typed since isn't lost. */
  const settle = (sent: Values) => {
    setSaved(sent);
    setEdits((now) => (isSameJson({ ...sent, ...now }, sent) ? {} : now));
  };
  const discard = () => setEdits({});
  return { values, isDirty: !isSameJson(values, saved), change, settle, discard };
}
