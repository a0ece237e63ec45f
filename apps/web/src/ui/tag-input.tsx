import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { addTags } from './add-tags.ts';
import boxed from './boxed.module.css';
import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './tag-input.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type TagInputProps = FieldTexts & {
  value: readonly string[];
  onChange: (tags: readonly string[]) => void;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
};

/** Enter, a comma or leaving the field adds; a click on a tag or Backspace takes it away. */
export function TagInput({ label, hint, error, ...field }: TagInputProps) {
  const { value, onChange, placeholder, isDisabled } = field;
  const ids = useFieldIds(undefined);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [news, setNews] = useState('');

  const add = (typed: string) => {
    const { tags, told } = addTags(value, typed);
    setText('');
    setNews(told);
    if (tags.length > value.length) onChange(tags);
  };
  const remove = (tag: string) => {
    setNews(`„${tag}“ entfernt.`);
    onChange(value.filter((kept) => kept !== tag));
    input.current?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <div className={joinClasses(boxed.box, styles.box)}>
        <Tags label={label} tags={value} onRemove={remove} isDisabled={isDisabled} />
        <input
          {...fieldAria(ids, { hint, error })}
          ref={input}
          id={ids.control}
          className={joinClasses(boxed.input, styles.input)}
          enterKeyHint="enter"
          autoComplete="off"
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={isDisabled}
          value={text}
          onChange={(event) => takeText(event.target.value, setText, add)}
          onKeyDown={pressKey}
          onBlur={() => text !== '' && add(text)}
        />
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{news}</span>
      </VisuallyHidden>
    </FieldFrame>
  );
}

/** Keyboards of phones don't tell which key it was: the comma in the text does. */
function takeText(text: string, keep: (text: string) => void, add: (text: string) => void) {
  if (text.includes(',')) add(text);
  else keep(text);
}

type TagsProps = {
  label: string;
  tags: readonly string[];
  onRemove: (tag: string) => void;
  isDisabled?: boolean | undefined;
};

function Tags({ label, tags, onRemove, isDisabled }: TagsProps) {
  return (
    <ul className={styles.tags} aria-label={`${label}: ausgewählt`}>
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            className={styles.tag}
            aria-label={`${tag} entfernen`}
            disabled={isDisabled}
            onClick={() => onRemove(tag)}
          >
            {tag} <X size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
