import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HistoryEntries } from '#views/record-history/history-entries.tsx';

const FIRST = 4;

/** What happened to the lesson. It is asked for when somebody wants to see it, since each look is recorded (R879). */
export function LessonHistory({ lessonId }: { readonly lessonId: string }) {
  const { t } = useTranslation(['session-calendar', 'record-history']);
  const [isShown, setShown] = useState(false);
  return (
    <section aria-labelledby="lesson-history" className="border-t border-line pt-3">
      <h3 id="lesson-history" className="text-xs font-semibold text-ink-soft">
        {t('panel.history')}
      </h3>
      {isShown ? (
        <Entries lessonId={lessonId} />
      ) : (
        <Button tone="quiet" onPress={() => setShown(true)}>
          {t('panel.showHistory')}
        </Button>
      )}
    </section>
  );
}

function Entries({ lessonId }: { readonly lessonId: string }) {
  const { t } = useTranslation(['session-calendar', 'record-history']);
  const errorTexts = useErrorTexts();
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch } = useEndpoint('GET /api/sessions/{id}/history', {
    params: { id: lessonId },
  });
  if (error) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={2} />;
  const { items } = data;
  if (items.length === 0) return <p className="py-2 text-ink-soft">{t('record-history:empty.title')}</p>;
  return (
    <>
      <HistoryEntries entries={isWhole ? items : items.slice(0, FIRST)} label={t('panel.history')} />
      {!isWhole && items.length > FIRST && (
        <Button tone="quiet" onPress={() => setWhole(true)}>
          {t('panel.wholeHistory', { count: items.length })}
        </Button>
      )}
    </>
  );
}
