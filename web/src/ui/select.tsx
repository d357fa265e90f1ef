import { Button, Select as RacSelect, SelectValue } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { controlClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icons/site-icons.ts';
import { OptionList } from './option-list.tsx';
import type { Option } from './options.ts';

interface SelectProps<Id extends string> extends FieldTexts {
  readonly name: string;
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly autoComplete?: string;
}

/** One of many. Where there are more than a screen holds, a combo box finds them faster. */
export function Select<Id extends string>({
  label,
  hint,
  error,
  options,
  onChange,
  placeholder,
  ...rest
}: SelectProps<Id>) {
  const { t } = useTranslation();
  return (
    <RacSelect
      {...rest}
      onChange={chosen => {
        const option = options.find(({ id }) => id === chosen);
        if (option) onChange(option.id);
      }}
      placeholder={placeholder ?? t('ui.choose')}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldClass}
    >
      <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
        <Button className={`group ${controlClass} flex items-center justify-between gap-3 text-start`}>
          <SelectValue className="min-w-0 py-1 break-words data-placeholder:text-ink-soft">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <Icon drawing={chevronDownIcon} className="size-4.5 text-ink-soft" />
        </Button>
      </FieldFrame>
      <OptionList options={options} />
    </RacSelect>
  );
}
