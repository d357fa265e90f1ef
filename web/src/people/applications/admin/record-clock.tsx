import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { PromiseBar } from './promise-bar.tsx';
import { clockOf, useClockTexts } from './use-clock-texts.ts';

/** The plain hours left of the promise, with the working days of the family's country beside them (R824). */
export function RecordClock({ application }: { readonly application: Application }) {
  const { t } = useTranslation('applications');
  const texts = useClockTexts();
  const clock = clockOf(application, useNow());
  if (!clock) return null;
  const country = texts.country(application.place?.country ?? '');
  return (
    <div className="rounded-card bg-sand p-4 text-sm">
      <p className={`text-xl font-semibold ${clock.state === 'late' ? 'text-brick' : ''}`}>
        {texts.left(clock)}
      </p>
      <PromiseBar clock={clock} />
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-ink-soft">
        <span>{t('clock.due', { moment: texts.moment(clock.dueAt) })}</span>
        {clock.state !== 'late' && (
          <span>{t('clock.workingDays', { count: clock.workingDaysLeft, country })}</span>
        )}
      </p>
    </div>
  );
}
