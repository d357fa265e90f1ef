import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button, DatePicker, Dialog, Group, Popover } from 'react-aria-components';
import { controlFrameClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { HijriField } from './hijri-field.tsx';
import { Icon } from './icon.tsx';
import { calendarIcon } from './icons/room-icons.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { popoverClass } from './popover-class.ts';
import { Segments } from './segments.tsx';

interface DateFieldProps extends FieldTexts {
  readonly name: string;
  /** Always `2026-11-15`, whatever calendar it was filled in by. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly min?: string;
  readonly max?: string;
  /** `hijri` puts a second field beside the first; either may be filled in. */
  readonly calendar?: 'gregorian' | 'hijri';
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

export function DateField({
  label,
  hint,
  error,
  value,
  onChange,
  min,
  max,
  calendar = 'gregorian',
  ...rest
}: DateFieldProps) {
  const shared = {
    value: value === null ? null : parseDate(value),
    onChange: (date: CalendarDate | null) => onChange(date?.toString() ?? null),
    ...(min !== undefined && { minValue: parseDate(min) }),
    ...(max !== undefined && { maxValue: parseDate(max) }),
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <DatePicker
        {...rest}
        {...shared}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        className={`${fieldClass} grow basis-56`}
      >
        <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
          <Group className={`${controlFrameClass} flex items-center [&>button]:-my-px ps-3.5`}>
            <Segments />
            <Button className="grid size-11 shrink-0 place-items-center rounded-card text-ink-soft hover:text-teal focus-visible:outline-offset-[-3px]">
              <Icon drawing={calendarIcon} />
            </Button>
          </Group>
        </FieldFrame>
        <Popover offset={6} className={popoverClass}>
          <Dialog className="outline-none">
            <MonthCalendar />
          </Dialog>
        </Popover>
      </DatePicker>
      {calendar === 'hijri' && <HijriField {...shared} isDisabled={rest.isDisabled ?? false} />}
    </div>
  );
}
