import { Button, Input, ComboBox as RacComboBox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { controlClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icons/site-icons.ts';
import { OptionList } from './option-list.tsx';
import type { Option } from './options.ts';

interface ComboBoxProps<Id extends string> extends FieldTexts {
  readonly name: string;
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id | null) => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** One of very many, found by typing a part of its name. */
export function ComboBox<Id extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  ...rest
}: ComboBoxProps<Id>) {
  const { t } = useTranslation();
  return (
    <RacComboBox
      {...rest}
      value={value}
      onChange={chosen => onChange(options.find(({ id }) => id === chosen)?.id ?? null)}
      defaultItems={options}
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldClass}
    >
      <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
        <div className="relative">
          <Input className={`${controlClass} pe-11`} />
          <Button className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-card text-ink-soft">
            <Icon drawing={chevronDownIcon} className="size-4.5" />
          </Button>
        </div>
      </FieldFrame>
      <OptionList emptyText={t('ui.noMatches')} />
    </RacComboBox>
  );
}
