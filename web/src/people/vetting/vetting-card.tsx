import type { CheckKind } from '@bayan/domain/vetting/checks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { listText } from '#platform/list-text.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CheckLine } from './check-line.tsx';
import { useVetting } from './use-vetting.ts';
import { VettingHistory } from './vetting-history.tsx';

const CheckDialog = lazyPart(async () => (await import('./check-dialog.tsx')).CheckDialog);

/** What the academy has checked of a tutor, and what is missing (R980). */
export function VettingCard({ tutorId }: { readonly tutorId: string }) {
  const { t } = useTranslation('vetting');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const [opened, setOpened] = useState<CheckKind | null>(null);
  const { data, error, refetch } = useVetting(tutorId);
  if (error) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <PartCard>
        <Skeleton rows={4} />
      </PartCard>
    );
  const { checks, missing, lastDay } = data;
  const names = listText(
    missing.map(kind => t(`kinds.${kind}`)),
    language,
  );
  const editing = checks.find(({ kind }) => kind === opened);
  return (
    <PartCard>
      <h2 className="mb-3 font-semibold">{t('title')}</h2>
      {missing.length > 0 ? (
        <Alert tone="accent" title={t('missing.title')}>
          {t('missing.text', { names })}
        </Alert>
      ) : (
        <p className="text-sm text-ink-soft">
          {lastDay === null ? t('complete') : t('completeUntil', { day: dateText(lastDay, language) })}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line text-sm">
        {checks.map(check => (
          <li key={check.kind} className="py-2.5">
            <CheckLine tutorId={tutorId} check={check} onEdit={() => setOpened(check.kind)} />
          </li>
        ))}
      </ul>
      <VettingHistory tutorId={tutorId} />
      {editing && <CheckDialog tutorId={tutorId} check={editing} onClose={() => setOpened(null)} />}
    </PartCard>
  );
}
