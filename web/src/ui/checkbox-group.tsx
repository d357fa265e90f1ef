import { Checkbox, CheckboxGroup as RacCheckboxGroup } from 'react-aria-components';
import { CheckMark, choiceRowClass } from './choice-mark.tsx';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import type { Option } from './options.ts';

interface CheckboxGroupProps<Id extends string> extends FieldTexts {
  readonly name: string;
  readonly options: readonly Option<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: readonly Id[]) => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** Several of a few: all of them are in view. */
export const CheckboxGroup = <Id extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  ...rest
}: CheckboxGroupProps<Id>) => (
  <RacCheckboxGroup
    {...rest}
    value={[...value]}
    onChange={ids => onChange(options.map(({ id }) => id).filter(id => ids.includes(id)))}
    isInvalid={error !== undefined}
    validationBehavior="aria"
    className={fieldClass}
  >
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
      <div className="flex flex-wrap gap-x-6">
        {options.map(option => (
          <Checkbox key={option.id} value={option.id} className={choiceRowClass}>
            <CheckMark />
            {option.label}
          </Checkbox>
        ))}
      </div>
    </FieldFrame>
  </RacCheckboxGroup>
);
