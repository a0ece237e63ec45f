import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { BaseProvider } from './base-provider.tsx';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import { joinClasses } from './join-classes.ts';
import optionStyles from './options.module.css';
import styles from './select.module.css';

type Option<Value> = { value: Value; label: string };

type SelectProps<Value extends string> = FieldTexts & {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, options, value, onChange, name, isDisabled = false } = props;
  const ids = useFieldIds(undefined);
  const choose = (next: Value | null) => {
    if (next !== null) onChange(next);
  };
  return (
    <BaseProvider>
      <BaseSelect.Root
        items={options}
        value={value ?? null}
        onValueChange={choose}
        name={name}
        disabled={isDisabled}
      >
        <FieldFrame
          ids={ids}
          label={label}
          hint={hint}
          error={error}
          labelElement={<BaseSelect.Label className={fieldStyles.label}>{label}</BaseSelect.Label>}
        >
          <BaseSelect.Trigger
            {...fieldAria(ids, { hint, error })}
            className={joinClasses(fieldStyles.control, styles.trigger)}
          >
            <BaseSelect.Value
              className={styles.value}
              placeholder={props.placeholder ?? 'Bitte wählen'}
            />
            <ChevronsUpDown size={18} />
          </BaseSelect.Trigger>
        </FieldFrame>
        <Options options={options} />
      </BaseSelect.Root>
    </BaseProvider>
  );
}

function Options({ options }: { options: readonly Option<string>[] }) {
  return (
    <BaseSelect.Portal>
      <BaseSelect.Positioner
        className={optionStyles.positioner}
        alignItemWithTrigger={false}
        align="start"
        sideOffset={6}
        collisionPadding={12}
      >
        <BaseSelect.Popup className={optionStyles.popup}>
          <BaseSelect.List className={optionStyles.list}>
            {options.map(({ value, label }) => (
              <BaseSelect.Item key={value} value={value} className={optionStyles.item}>
                <BaseSelect.ItemText className={optionStyles.itemText}>{label}</BaseSelect.ItemText>
                <BaseSelect.ItemIndicator className={optionStyles.indicator}>
                  <Check size={18} />
                </BaseSelect.ItemIndicator>
              </BaseSelect.Item>
            ))}
          </BaseSelect.List>
        </BaseSelect.Popup>
      </BaseSelect.Positioner>
    </BaseSelect.Portal>
  );
}
