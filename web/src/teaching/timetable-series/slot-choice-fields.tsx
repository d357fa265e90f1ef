import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import type { Timetable } from '#teaching/timetables/use-timetables.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { firstAt, type SlotChoice } from './slot-choice.ts';
import type { TimetableSeries, TimetableSlot } from './use-timetable-series.ts';
import { useWeekTime } from './use-week-time.ts';

/** A week begins on Sunday in most of the Gulf. */
const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6] as const;

interface SlotChoiceFieldsProps {
  readonly timetable: Timetable;
  readonly series: TimetableSeries;
  readonly slot: TimetableSlot;
  readonly choice: SlotChoice;
  readonly onChange: (choice: SlotChoice) => void;
  /** Whether what is missing is told. */
  readonly isChecked: boolean;
}

/** What is decided about one weekly time, with the first session at the time that is typed by both clocks. */
export function SlotChoiceFields(props: SlotChoiceFieldsProps) {
  const { timetable, series, slot, choice, onChange, isChecked } = props;
  const { t } = useTranslation(['timetables', 'translation', 'errors']);
  const city = useCity();
  const weekTime = useWeekTime(series);
  const { weekday, time, state, isAtIftar, newWeekday, newTime, newStartsAt } = slot;
  const usual = weekTime(weekday, time, slot.startsAt).family;
  const proposal =
    state === 'proposed' && newWeekday !== null && newTime !== null
      ? weekTime(newWeekday, newTime, newStartsAt).family
      : null;
  const ways = isAtIftar ? (['proposal', 'other', 'usual'] as const) : (['usual', 'other'] as const);
  const first = choice.way === 'other' ? firstAt(choice, slot, series, timetable) : null;
  const proposalHint = () => {
    if (state === 'needs-slot') return t('decide.noProposal');
    return proposal ? t('decide.proposalIs', { time: proposal }) : t('decide.proposalComes');
  };
  const hint = () => {
    if (choice.way === 'proposal') return proposalHint();
    return choice.way === 'usual' && isAtIftar ? t('decide.usualAtIftar') : undefined;
  };
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5 first-of-type:border-t-0 first-of-type:pt-0">
      <RadioGroup
        name={`way.${weekday}`}
        label={t('decide.usually', { time: usual })}
        hint={hint()}
        value={choice.way}
        options={ways.map(id => ({ id, label: t(`decide.ways.${id}`) }))}
        onChange={way => onChange({ ...choice, way })}
      />
      {choice.way === 'other' && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Select
              name={`weekday.${weekday}`}
              label={t('decide.weekday')}
              value={String(choice.newWeekday)}
              options={WEEKDAYS.map(id => ({ id: String(id), label: t(`translation:hours.weekdays.${id}`) }))}
              onChange={id => onChange({ ...choice, newWeekday: Number(id) })}
            />
            <TimeField
              name={`time.${weekday}`}
              label={t('decide.time')}
              hint={city(series.timezone)}
              value={choice.newTime}
              error={isChecked && choice.newTime === null ? t('errors:field.required') : undefined}
              onChange={chosen => onChange({ ...choice, newTime: chosen })}
              isRequired
            />
          </div>
          {first && (
            <div className="text-sm">
              <p className="text-ink-soft">{t('decide.first')}</p>
              <SessionClocks
                session={first}
                familyTimezone={series.timezone}
                tutorTimezone={series.tutor.timezone}
              />
              {first.isMet && (
                <p role="status" className="mt-1 font-semibold text-brass-text">
                  {t('decide.atIftar')}
                </p>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}
