import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import boxed from './boxed.module.css';
import { useStable } from './use-stable.ts';

type SearchFieldProps = {
  /** Heard, not seen: the magnifier says it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter: now, and in full. */
  onSearch?: ((value: string) => void) | undefined;
  /** So long must nothing be typed before `onChange` is told. */
  debounceMs?: number | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
};

export function SearchField(props: SearchFieldProps) {
  const { label, onSearch, placeholder, maxLength, ...told } = props;
  const field = useRef<HTMLInputElement>(null);
  const { text, type, tell } = useCalmText(told);
  const clear = () => {
    tell('');
    field.current?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      tell(text);
      onSearch?.(text);
    }
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      clear();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React doesn't know `search` everywhere
    <div role="search" className={boxed.box} aria-label={label}>
      <Search size={20} className={boxed.sign} />
      <input
        ref={field}
        type="search"
        className={boxed.input}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={pressKey}
      />
      {text !== '' && (
        <button type="button" className={boxed.button} aria-label="Suche leeren" onClick={clear}>
          <X size={18} />
        </button>
      )}
    </div>
  );
}

type Told = Pick<SearchFieldProps, 'value' | 'onChange' | 'debounceMs'>;

/** What is typed shows at once and is told when it rests. */
function useCalmText({ value, onChange, debounceMs = 0 }: Told) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const report = useStable(onChange);
  useEffect(() => {
    if (waiting === null) return undefined;
    const timer = setTimeout(() => {
      setWaiting(null);
      report(waiting);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [waiting, debounceMs, report]);
  const tell = (text: string) => {
    setWaiting(null);
    if (text !== value) onChange(text);
  };
  return { text: waiting ?? value, type: debounceMs > 0 ? setWaiting : tell, tell };
}
