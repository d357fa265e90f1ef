import { Group, Input, NumberField as RacNumberField } from 'react-aria-components';
import { controlFrameClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { minusIcon, plusIcon } from './icons/room-icons.ts';

interface NumberFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly step?: number;
  readonly formatOptions?: Intl.NumberFormatOptions;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

export const NumberField = ({ label, hint, error, value, onChange, ...rest }: NumberFieldProps) => (
  <RacNumberField
    {...rest}
    value={value ?? Number.NaN} // React Aria's word for an empty field
    onChange={entered => onChange(Number.isNaN(entered) ? null : entered)}
    isInvalid={error !== undefined}
    validationBehavior="aria"
    className={fieldClass}
  >
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
      <Group className={`${controlFrameClass} flex items-center [&>button]:-my-px`}>
        <Input className="min-w-0 grow bg-transparent ps-3.5 tabular-nums outline-none" />
        <IconButton slot="decrement" icon={minusIcon} />
        <IconButton slot="increment" icon={plusIcon} />
      </Group>
    </FieldFrame>
  </RacNumberField>
);
