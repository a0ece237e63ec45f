import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown } from 'lucide-react';
import { BaseProvider } from './base-provider.tsx';
import boxed from './boxed.module.css';
import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import { matchesGerman } from './matches-german.ts';
import optionStyles from './options.module.css';

type Option<Value> = { value: Value; label: string };

type ComboboxProps<Value extends string> = FieldTexts & {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Said where nothing is found, such as 'Kein Fach gefunden.' */
  emptyText: string;
  placeholder?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
};

/** One of many: typing narrows the list. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { label, hint, error, options, value, onChange, isDisabled = false } = props;
  const ids = useFieldIds(undefined);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <BaseProvider>
      <BaseCombobox.Root
        items={options}
        value={chosen}
        onValueChange={(option: Option<Value> | null) => onChange(option?.value ?? null)}
        filter={(option: Option<Value>, query) => matchesGerman(option.label, query)}
        autoHighlight
        name={props.name}
        disabled={isDisabled}
      >
        <FieldFrame ids={ids} label={label} hint={hint} error={error}>
          <BaseCombobox.InputGroup className={boxed.box}>
            <BaseCombobox.Input
              {...fieldAria(ids, { hint, error })}
              id={ids.control}
              // While the list is open all but list and field is hidden, the label too.
              aria-labelledby={ids.label}
              className={boxed.input}
              placeholder={props.placeholder ?? 'Tippen zum Suchen'}
            />
            <BaseCombobox.Trigger className={boxed.button} aria-label="Liste öffnen" tabIndex={-1}>
              <ChevronsUpDown size={18} />
            </BaseCombobox.Trigger>
          </BaseCombobox.InputGroup>
        </FieldFrame>
        <Options emptyText={props.emptyText} />
      </BaseCombobox.Root>
    </BaseProvider>
  );
}

function Options({ emptyText }: { emptyText: string }) {
  return (
    <BaseCombobox.Portal>
      <BaseCombobox.Positioner
        className={optionStyles.positioner}
        align="start"
        sideOffset={6}
        collisionPadding={12}
      >
        <BaseCombobox.Popup className={optionStyles.popup}>
          <BaseCombobox.Empty>
            <p className={optionStyles.empty}>{emptyText}</p>
          </BaseCombobox.Empty>
          <BaseCombobox.List className={optionStyles.list}>
            {(option: Option<string>) => (
              <BaseCombobox.Item key={option.value} value={option} className={optionStyles.item}>
                <span className={optionStyles.itemText}>{option.label}</span>
                <BaseCombobox.ItemIndicator className={optionStyles.indicator}>
                  <Check size={18} />
                </BaseCombobox.ItemIndicator>
              </BaseCombobox.Item>
            )}
          </BaseCombobox.List>
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  );
}
