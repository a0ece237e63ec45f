import { subjects } from '@hbg/contract/schedule';
import { Combobox } from '../../ui/combobox.tsx';

type SubjectFieldProps = {
  /** What came from another calendar may have one of its own. */
  own: string | undefined;
  value: string | null;
  onChange: (subject: string | null) => void;
  error: string | undefined;
};

export function SubjectField({ own, ...field }: SubjectFieldProps) {
  const isOwn = own && !subjects.some((subject) => subject === own);
  const options = [...(isOwn ? [own] : []), ...subjects].map((value) => ({ value, label: value }));
  return <Combobox label="Fach" options={options} emptyText="Kein Fach gefunden." {...field} />;
}
