import { parseTime } from '@internationalized/date';
import { Group, TimeField as RacTimeField } from 'react-aria-components';
import { controlClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { Segments } from './segments.tsx';

interface TimeFieldProps extends FieldTexts {
  readonly name: string;
  /** `19:00`, by whatever clock the label names. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

export const TimeField = ({ label, hint, error, value, onChange, ...rest }: TimeFieldProps) => (
  <RacTimeField
    {...rest}
    value={value === null ? null : parseTime(value)}
    onChange={time => onChange(time?.toString().slice(0, 'HH:MM'.length) ?? null)}
    hourCycle={24}
    shouldForceLeadingZeros
    isInvalid={error !== undefined}
    validationBehavior="aria"
    className={fieldClass}
  >
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
      <Group className={`${controlClass} flex items-center`}>
        <Segments />
      </Group>
    </FieldFrame>
  </RacTimeField>
);
