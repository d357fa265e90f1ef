import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#platform/lazy-part.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import { FeedAddress } from './feed-address.tsx';
import { FeedReads } from './feed-reads.tsx';
import { HowToSubscribe } from './how-to-subscribe.tsx';
import { useCalendarFeed, useChangeFeed } from './use-calendar-feed.ts';

/** Comes when it is asked: most visits to a profile change nothing here. */
const Confirm = lazyPart(async () => (await import('#ui/confirm.tsx')).Confirm);

type Question = 'renew' | 'revoke';

/** One's lessons in one's own calendar program: the same for tutors and students (R400). */
export function CalendarSection() {
  const { t } = useTranslation('calendar');
  const errorTexts = useErrorTexts();
  const { data: feed, error, refetch } = useCalendarFeed();
  const { mutate, isPending } = useChangeFeed();
  const [question, setQuestion] = useState<Question | null>(null);

  const change = (what: 'make' | 'revoke', done: 'made' | 'renewed' | 'revoked') =>
    mutate(what, {
      onSuccess: () => showToast({ title: t(`${done}.title`), text: t(`${done}.text`), tone: 'success' }),
      onError: failure => showToast({ ...errorTexts(failure), tone: 'danger' }),
      onSettled: () => setQuestion(null),
    });

  return (
    <Card>
      <h2 className="text-lg leading-heading font-semibold">{t('title')}</h2>
      <p className="mt-1 text-sm text-ink-soft">{t('note')}</p>
      <div className="mt-5">
        {feed?.address ? (
          <div className="flex flex-col gap-5">
            <FeedAddress address={feed.address} />
            <FeedReads reads={feed.reads} />
            <HowToSubscribe />
            <div className="flex flex-wrap gap-3">
              <Button tone="secondary" onPress={() => setQuestion('renew')}>
                {t('renew.open')}
              </Button>
              <Button tone="secondary" onPress={() => setQuestion('revoke')}>
                {t('revoke.open')}
              </Button>
            </div>
          </div>
        ) : feed ? (
          <Button isPending={isPending} onPress={() => change('make', 'made')}>
            {t('make')}
          </Button>
        ) : error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={2} />
        )}
      </div>
      <Suspense>
        {question && (
          <Confirm
            isOpen
            isDanger={question === 'revoke'}
            title={t(`${question}.title`)}
            text={t(`${question}.text`)}
            confirmLabel={t(`${question}.confirm`)}
            isPending={isPending}
            onConfirm={() => (question === 'renew' ? change('make', 'renewed') : change('revoke', 'revoked'))}
            onCancel={() => setQuestion(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
