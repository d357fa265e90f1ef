import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { dateText, shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { Button } from '#ui/button.tsx';

interface SlotDaysProps {
  readonly starts: readonly string[];
  /** The days that they are looked for on. */
  readonly from: string;
  readonly until: string;
  readonly familyTimezone: string;
  readonly tutorTimezone: string;
  readonly onChoose: (start: string) => void;
  /** Null where the rules allow nothing there. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
}

/** Free starts day by day: by the family’s clock, with the tutor’s beneath. */
export function SlotDays(props: SlotDaysProps) {
  const { t } = useTranslation('session-requests');
  const { starts, from, until, familyTimezone, tutorTimezone, onChoose, onEarlier, onLater } = props;
  const language = useLanguage();
  const city = useCity();
  const days = Map.groupBy(starts, start => wallClock(new Date(start), familyTimezone).date);
  const timeIn = (start: string, timeZone: string) => (
    <bdi dir="ltr">{timeText(new Date(start), { language, timeZone })}</bdi>
  );
  return (
    <>
      <p className="text-sm text-ink-soft">
        {t('own.move.pick', { city: city(familyTimezone), other: city(tutorTimezone) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" isDisabled={onEarlier === null} onPress={() => onEarlier?.()}>
          {t('own.move.earlier')}
        </Button>
        <Button tone="secondary" isDisabled={onLater === null} onPress={() => onLater?.()}>
          {t('own.move.later')}
        </Button>
      </div>
      <div aria-live="polite">
        <p className="font-semibold">
          {t('own.move.range', { from: dateText(from, language), until: dateText(until, language) })}
        </p>
        {starts.length === 0 && <p>{t('own.move.none')}</p>}
      </div>
      <div className="flex flex-col gap-4">
        {[...days].map(([day, ofDay]) => (
          <section key={day} aria-labelledby={`slots-${day}`}>
            <h3 id={`slots-${day}`} className="mb-2 text-sm font-semibold">
              {shortDayText(new Date(ofDay[0] ?? day), { language, timeZone: familyTimezone })}
            </h3>
            <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
              {ofDay.map(start => (
                <li key={start} className="grid">
                  <Button tone="secondary" onPress={() => onChoose(start)}>
                    <span className="flex flex-col tabular-nums">
                      <span className="font-semibold">{timeIn(start, familyTimezone)}</span>
                      {tutorTimezone !== familyTimezone && (
                        <span className="text-sm font-normal text-ink-soft">
                          {timeIn(start, tutorTimezone)}
                        </span>
                      )}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
