import { AVAILABILITY_LIMITS } from '@bayan/domain/availability/availability.limits';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { trashIcon } from '#ui/icons/room-icons.ts';
import { TimeField } from '#ui/time-field.tsx';
import { problemOf, type TypedRange } from './weekly-form.ts';

interface RangeFieldsProps {
  /** What tells its fields from those of another day. */
  readonly name: string;
  /** The day as its reader says it. */
  readonly day: string;
  readonly ranges: readonly TypedRange[];
  /** Whether what is wrong is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  readonly onChange: (ranges: readonly TypedRange[]) => void;
}

/** The hours of a day, each from one time to another. */
export function RangeFields({ name, day, ranges, isChecked, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('availability');
  const problem = isChecked ? problemOf(ranges, AVAILABILITY_LIMITS.step) : null;
  const change = (id: string, typed: Partial<TypedRange>) =>
    onChange(ranges.map(range => (range.id === id ? { ...range, ...typed } : range)));
  return (
    <>
      <ul className="flex flex-col gap-3">
        {ranges.map((range, index) => (
          <li key={range.id} className="flex items-end gap-2">
            <TimeField
              name={`opens-${name}-${index}`}
              label={t('week.opens')}
              value={range.opens}
              onChange={opens => change(range.id, { opens })}
            />
            <TimeField
              name={`closes-${name}-${index}`}
              label={t('week.closes')}
              value={range.closes}
              onChange={closes => change(range.id, { closes })}
            />
            <IconButton
              icon={trashIcon}
              label={t('week.remove', { day, number: index + 1 })}
              onPress={() => onChange(ranges.filter(({ id }) => id !== range.id))}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-brick">
          {t(`week.problem.${problem}`)}
        </p>
      )}
    </>
  );
}
