import type { DaysOffPreview } from '@bayan/domain/session-series/series-days-off.contract';
import { useTranslation } from 'react-i18next';
import { SessionTimes } from './session-times.tsx';
import { SessionsOutList } from './sessions-out-list.tsx';

interface DaysOffOutcomeProps {
  readonly outcome: DaysOffPreview;
  /** By this clock they are told. */
  readonly familyTimezone: string;
}

/** What days without a session do to a series: what goes, what takes place all the same, and what comes at its end (R458). */
export function DaysOffOutcome({ outcome, familyTimezone }: DaysOffOutcomeProps) {
  const { t } = useTranslation('session-series');
  const { removed, withdrawn, kept, made } = outcome;
  const isNothing = removed.length + withdrawn.length + kept.length === 0;
  return (
    <>
      {isNothing && <p>{t('daysOff.outcome.nothing')}</p>}
      <SessionsOutList out={outcome} familyTimezone={familyTimezone} />
      {kept.length > 0 && (
        <SessionTimes
          title={t('daysOff.outcome.kept', { count: kept.length })}
          sessions={kept.map(({ startsAt, because }) => ({
            startsAt,
            because: t(`daysOff.outcome.because.${because}`),
          }))}
          familyTimezone={familyTimezone}
        />
      )}
      {made.length > 0 && (
        <SessionTimes
          title={t('daysOff.outcome.made', { count: made.length })}
          note={t('daysOff.outcome.madeNote')}
          sessions={made}
          familyTimezone={familyTimezone}
        />
      )}
    </>
  );
}
