import type { NoticeSettings } from '@bayan/domain/notices/notices.contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import type { Side } from './use-notice-title.ts';
import { useChooseNotices, useNoticeSettings } from './use-notices.ts';

const KINDS = {
  student: ['lessonMade', 'lessonTutor', 'homeworkSet', 'homeworkGraded'],
  // Another tutor is a new lesson to her.
  tutor: ['lessonMade', 'homeworkSet', 'homeworkGraded'],
} as const;

/** Of which changes a family, or a tutor, is told by mail (R682). Every such mail leads here. */
export function NoticeSection({ side }: { readonly side: Side }) {
  const { t } = useTranslation('notices');
  const errorTexts = useErrorTexts();
  const { data: chosen, error, refetch } = useNoticeSettings();
  return (
    <Card>
      <h2 id="notices" className="scroll-mt-24 text-lg leading-heading font-semibold">
        {t('settings.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t(`settings.note.${side}`)} {t('settings.always')}
      </p>
      <div className="mt-3">
        {chosen ? (
          <Switches chosen={chosen} side={side} />
        ) : error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={3} />
        )}
      </div>
    </Card>
  );
}

function Switches({ chosen, side }: { readonly chosen: NoticeSettings; readonly side: Side }) {
  const { t } = useTranslation('notices');
  const errorTexts = useErrorTexts();
  const { mutate, isPending, variables, error } = useChooseNotices();
  const isStale = error instanceof ApiError && error.code === 'conflict.stale';
  const problem = isStale
    ? { title: t('settings.changed.title'), text: t('settings.changed.text') }
    : error && errorTexts(error);
  // What was pressed is shown at once; what is stored takes its place when it is known.
  const shown = isPending ? variables : chosen;
  return (
    <>
      {KINDS[side].map(kind => (
        <Switch
          key={kind}
          name={kind}
          isSelected={shown[kind]}
          onChange={isOn => !isPending && mutate({ ...chosen, [kind]: isOn })}
        >
          {t(`settings.${kind}`)}
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
