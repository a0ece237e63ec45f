import { useState } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { CodeBlock } from '../../../../ui/code-block.tsx';
import { CodeText } from '../../../../ui/code-text.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { highlightWeb } from '../../../markup/shared/highlight-web.ts';
import { codeOf, type TagField, type TagKind, type TagValues } from './tag-kind.ts';
import { tagKinds } from './tag-kinds.ts';
import styles from './tag-tool.module.css';

const options = tagKinds.map(({ id, label }) => ({ value: id, label }));

/** A form in, HTML out, and each piece of it explained. */
export function TagTool() {
  const [id, setId] = useState('link');
  const [values, setValues] = useState<Readonly<Record<string, TagValues>>>({});
  const kind = tagKinds.find((each) => each.id === id);
  if (!kind) return null;
  const own = values[id] ?? {};
  const change = (name: string, value: string) =>
    setValues((all) => ({ ...all, [id]: { ...all[id], [name]: value } }));
  return (
    <div className={styles.tool}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Select label="Was brauchst du?" options={options} value={id} onChange={setId} />
        {kind.fields.map((field) => (
          <Field
            key={`${id}/${field.name}`}
            field={field}
            value={own[field.name] ?? field.initial}
            onChange={(value) => change(field.name, value)}
          />
        ))}
      </form>
      <Written kind={kind} code={codeOf(kind, own)} />
    </div>
  );
}

type FieldProps = { field: TagField; value: string; onChange: (value: string) => void };

function Field({ field: { label, hint, kind, choices }, value, onChange }: FieldProps) {
  if (kind === 'yes') {
    return (
      <Checkbox label={label} value={value !== ''} onChange={(is) => onChange(is ? 'ja' : '')} />
    );
  }
  if (kind === 'choice') {
    const options = (choices ?? []).map((each) => ({ value: each, label: each }));
    return <Select label={label} options={options} value={value} onChange={onChange} />;
  }
  const field = { label, value, hint, maxLength: 500, spellCheck: false };
  return kind === 'lines' ? (
    <TextArea {...field} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField {...field} onChange={({ target }) => onChange(target.value)} />
  );
}

function Written({ kind: { label, explained }, code }: { kind: TagKind; code: string }) {
  return (
    <div className={styles.written}>
      <CodeBlock label={`HTML: ${label}`} lines={highlightWeb(code, 'html')} code={code} />
      <h4 className={styles.heading}>Was ist was?</h4>
      <dl className={styles.pieces}>
        {explained.map(([piece, why]) => (
          <div key={piece} className={styles.piece}>
            <dt className={styles.name}>{piece}</dt>
            <dd className={styles.why}>
              <CodeText>{why}</CodeText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
