import type { ReminderStop } from '@bayan/domain/reminders/reminders.contract';
import { stoppedSwitchOf } from '@bayan/domain/reminders/stoppable-kind';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useReminderStops, useResumeReminders } from './use-reminders.ts';

/** What the student or the parent stopped by a link in a mail, for whoever wishes it back (R663). */
export function StoppedReminders() {
  const { t } = useTranslation('reminders');
  const errorTexts = useErrorTexts();
  const { data, error } = useReminderStops();
  const resuming = useResumeReminders();
  const problem = resuming.error ?? error;
  const stops = data?.items ?? [];
  if (stops.length === 0 && !problem) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">{t('stopped.title')}</h3>
      <p className="mt-1 text-sm text-ink-soft">{t('stopped.text')}</p>
      <ul className="mt-2">
        {stops.map(stop => (
          <StoppedReminder key={`${stop.reader} ${stop.kind}`} stop={stop} resuming={resuming} />
        ))}
      </ul>
      {problem && (
        <Alert tone="danger" title={errorTexts(problem).title} isNews>
          {errorTexts(problem).text}
        </Alert>
      )}
    </div>
  );
}

interface StoppedReminderProps {
  readonly stop: ReminderStop;
  readonly resuming: ReturnType<typeof useResumeReminders>;
}

function StoppedReminder({ stop, resuming }: StoppedReminderProps) {
  const { t } = useTranslation('reminders');
  const { mutate, isPending, variables } = resuming;
  const stopped = t(`stopped.${stop.reader}`, { kind: t(stoppedSwitchOf(stop.kind)) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span>{stopped}</span>
      <Button
        tone="secondary"
        aria-label={t('stopped.resumeOf', { stopped })}
        isPending={isPending && variables.reader === stop.reader && variables.kind === stop.kind}
        pendingLabel={t('stopped.resuming')}
        onPress={() => !isPending && mutate(stop)}
      >
        {t('stopped.resume')}
      </Button>
    </li>
  );
}
