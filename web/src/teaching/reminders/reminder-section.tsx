import type { ReminderSettings } from '@bayan/domain/reminders/reminders.contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { StoppedReminders } from './stopped-reminders.tsx';
import { useChooseReminders, useReminders } from './use-reminders.ts';

/** Which reminders the family receives (R415). Every reminder leads here. */
export function ReminderSection() {
  const { t } = useTranslation('reminders');
  const errorTexts = useErrorTexts();
  const { data: chosen, error, refetch } = useReminders();
  return (
    <Card>
      <h2 id="reminders" className="scroll-mt-24 text-lg leading-heading font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('note')}</p>
      <div className="mt-3">
        {chosen ? (
          <>
            <Switches chosen={chosen} />
            <StoppedReminders />
          </>
        ) : error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={3} />
        )}
      </div>
    </Card>
  );
}

const KINDS = ['lessonDay', 'lessonHour', 'homeworkDay'] as const;

function Switches({ chosen }: { readonly chosen: ReminderSettings }) {
  const { t } = useTranslation('reminders');
  const errorTexts = useErrorTexts();
  const { mutate, isPending, variables, error } = useChooseReminders();
  const isStale = error instanceof ApiError && error.code === 'conflict.stale';
  const problem = isStale
    ? { title: t('changed.title'), text: t('changed.text') }
    : error && errorTexts(error);
  // What was pressed is shown at once; what is stored takes its place when it is known.
  const shown = isPending ? variables : chosen;
  return (
    <>
      {KINDS.map(kind => (
        <Switch
          key={kind}
          name={kind}
          isSelected={shown[kind]}
          onChange={isOn => !isPending && mutate({ ...chosen, [kind]: isOn })}
        >
          {t(kind)}
        </Switch>
      ))}
      {problem && (
        <Alert tone={isStale ? 'accent' : 'danger'} title={problem.title} isNews>
          {problem.text}
        </Alert>
      )}
    </>
  );
}
