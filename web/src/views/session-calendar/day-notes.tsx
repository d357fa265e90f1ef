import { hijriOf, ramadanOf } from '@bayan/domain/gulf-calendar/hijri';
import { addDays } from '@bayan/domain/time/days';
import { clockChanges } from '@bayan/domain/time/seasons';
import { startOfDay, wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { useSecondClock } from './second-clock.ts';
import type { Holiday } from './use-calendar.ts';
import { useDayNames } from './use-days-text.ts';

/** A tutor's time off. */
export interface Away {
  readonly name: string;
  readonly from: Date;
  readonly until: Date;
}

interface DayNotesProps {
  readonly days: readonly string[];
  /** Those that no head of a day names. */
  readonly holidays: readonly Holiday[];
  /** Of those whose days are not drawn apart. */
  readonly away: readonly Away[];
}

/** What is special about the shown days: Ramadan, holidays, a change of the second clock, and who is away. */
export function DayNotes({ days, holidays, away }: DayNotesProps) {
  const { t } = useTranslation(['session-calendar', 'names']);
  const language = useLanguage();
  const city = useCity();
  const own = useViewerTimezone();
  const second = useSecondClock();
  const namesOf = useDayNames();
  const long = (day: string) => namesOf(day).long;
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  if (!first) return null;
  const ramadan = ramadanOf(hijriOf(last).year);
  const isRamadan = ramadan.fromOn <= last && ramadan.untilOn >= first;
  const changes = clockChanges(second, startOfDay(first, own), startOfDay(addDays(last, 1), own));
  const lines = [
    ...(isRamadan ? [t('notes.ramadan', { from: long(ramadan.fromOn), until: long(ramadan.untilOn) })] : []),
    ...changes.map(change =>
      t('notes.clock', { city: city(second), day: long(wallClock(change, own).date) }),
    ),
    ...holidays.map(({ country, name, nameAr, fromOn, untilOn }) =>
      t(fromOn === untilOn ? 'notes.holiday' : 'notes.holidays', {
        country: t(`names:country.${country}`, { defaultValue: country }),
        name: language === 'ar' ? nameAr : name,
        from: long(fromOn),
        until: long(untilOn),
      }),
    ),
    ...away.map(({ name, from, until }) => {
      const begins = wallClock(from, own).date;
      // One that ends at midnight does not reach into the next day.
      const ends = wallClock(new Date(until.getTime() - 1), own).date;
      return t(begins === ends ? 'notes.awayDay' : 'notes.away', {
        name,
        from: long(begins),
        until: long(ends),
      });
    }),
  ];
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t('notes.label')} className="flex flex-wrap gap-2 text-sm">
      {lines.map(line => (
        <li key={line} className="rounded-card bg-brass-soft px-3 py-1.5 text-ink">
          {line}
        </li>
      ))}
    </ul>
  );
}
