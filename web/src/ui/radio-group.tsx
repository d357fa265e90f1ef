import { RadioGroup as RacRadioGroup, Radio } from 'react-aria-components';
import { choiceRowClass, RadioMark } from './choice-mark.tsx';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import type { Option } from './options.ts';

interface RadioGroupProps<Id extends string> extends FieldTexts {
  readonly name: string;
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** One of a few: all of them are in view. */
export const RadioGroup = <Id extends string>({
  label,
  hint,
  error,
  options,
  onChange,
  ...rest
}: RadioGroupProps<Id>) => (
  <RacRadioGroup
    {...rest}
    onChange={chosen => {
      const option = options.find(({ id }) => id === chosen);
      if (option) onChange(option.id);
    }}
    isInvalid={error !== undefined}
    validationBehavior="aria"
    className={fieldClass}
  >
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
      <div className="flex flex-wrap gap-x-6">
        {options.map(option => (
          <Radio key={option.id} value={option.id} className={choiceRowClass}>
            <RadioMark />
            {option.label}
          </Radio>
        ))}
      </div>
    </FieldFrame>
  </RacRadioGroup>
);
