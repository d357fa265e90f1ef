import type { WaitingConversation } from '@bayan/domain/messages/messages.contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { checkCircleIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { useWaitingConversations } from './use-messages.ts';

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

/** Families whose last word to the academy has no answer yet (R264). */
export function WaitingMessages() {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const pages = useWaitingConversations();
  // Apart from the list: what is being written stays when another administrator has answered.
  const [answered, setAnswered] = useState<WaitingConversation | null>(null);
  const clock = { language, timeZone: useViewerTimezone() };
  return (
    <section aria-labelledby="waiting-messages">
      <h2 id="waiting-messages" className="mb-4 text-lg leading-heading font-semibold">
        {t('waiting.title')}
      </h2>
      <PagedList
        pages={pages}
        skeletonRows={2}
        empty={{ icon: checkCircleIcon, title: t('waiting.empty.title'), text: t('waiting.empty.text') }}
      >
        {conversations => (
          <Card>
            <ul aria-label={t('waiting.title')} className="-my-4 divide-y divide-line">
              {conversations.map(conversation => {
                const since = new Date(conversation.since);
                const name = nameOf(conversation.student, language);
                return (
                  <li
                    key={conversation.id}
                    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
                  >
                    <p className="min-w-0 grow basis-60">
                      <bdi className="font-semibold">{name}</bdi>
                      <span className="block text-sm text-ink-soft">
                        {t('waiting.since')}{' '}
                        <time dateTime={conversation.since}>
                          {shortDayText(since, clock)} <bdi>{timeText(since, clock)}</bdi>
                        </time>
                      </span>
                    </p>
                    <Button
                      tone="secondary"
                      aria-label={t('waiting.answerTo', { name })}
                      onPress={() => setAnswered(conversation)}
                    >
                      {t('waiting.answer')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </Card>
        )}
      </PagedList>
      <Suspense>
        {answered && <AnswerDialog student={answered.student} onClose={() => setAnswered(null)} />}
      </Suspense>
    </section>
  );
}
