import type { WaitingConversation } from '@bayan/domain/messages/messages.contract';
import type { Today } from '@bayan/domain/today/today.contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { WaitingMessages } from '#teaching/messages/waiting-messages.tsx';
import { answerDialogs } from '#teaching/session-requests/answer-dialogs.tsx';
import { OpenRequests } from '#teaching/session-requests/open-requests.tsx';
import { RequestList } from '#teaching/session-requests/request-list.tsx';
import { Button } from '#ui/button.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { NothingHere, TodayCard, TodayRow, TodayRows } from './today-card.tsx';
import { useAgo } from './use-ago.ts';

const AnswerDialog = lazyPart(
  async () => (await import('#teaching/messages/answer-dialog.tsx')).AnswerDialog,
);

/** What families asked and nobody has answered: about lessons, and by message (R943). */
export function FamiliesCard({ requests, messages }: Pick<Today, 'requests' | 'messages'>) {
  const { t } = useTranslation('today');
  const [isAll, setAll] = useState(false);
  // Apart from the list: what is being written stays when a colleague has answered.
  const [answered, setAnswered] = useState<WaitingConversation | null>(null);
  const count = requests.count + messages.count;
  const title = t('families.title');
  return (
    <DialogHost of={answerDialogs}>
      <TodayCard title={title} count={count} aside={t('families.order')}>
        {count === 0 && !isAll && <NothingHere>{t('families.empty')}</NothingHere>}
        {count > 0 && !isAll && (
          <TodayRows label={title}>
            {requests.items.map(request => (
              <li key={request.id}>
                <RequestRow request={request} />
              </li>
            ))}
            {messages.items.map(conversation => (
              <li key={conversation.id}>
                <MessageRow conversation={conversation} onRead={() => setAnswered(conversation)} />
              </li>
            ))}
          </TodayRows>
        )}
        {isAll && (
          <div className="flex flex-col gap-6">
            <OpenRequests />
            <WaitingMessages />
          </div>
        )}
        {(count > 0 || isAll) && (
          <div className="mt-2">
            <Button tone="quiet" aria-expanded={isAll} onPress={() => setAll(!isAll)}>
              {t(isAll ? 'showFewer' : 'showAll')}
            </Button>
          </div>
        )}
      </TodayCard>
      <Suspense>
        {answered && <AnswerDialog student={answered.student} onClose={() => setAnswered(null)} />}
      </Suspense>
    </DialogHost>
  );
}

/** The whole of it opens below, with what the family wrote and both answers. */
function RequestRow({ request }: { readonly request: Today['requests']['items'][number] }) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const now = useNow();
  const ago = useAgo();
  const [isOpen, setOpen] = useState(false);
  const { student, session, kind, createdAt } = request;
  const name = nameOf(student, language);
  const at = new Date(session.startsAt);
  return (
    <>
      <TodayRow
        action={
          <Button
            tone="secondary"
            aria-label={`${t('families.answer')}: ${name}`}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            {t('families.answer')}
          </Button>
        }
      >
        <p>
          <bdi className="font-semibold">{name}</bdi>
          <span className="before:mx-1.5 before:content-['·']">{t(`families.${kind}`)}</span>
        </p>
        <p className="text-ink-soft">
          {shortDayText(at, { language, timeZone })}{' '}
          <bdi dir="ltr">{timeText(at, { language, timeZone })}</bdi>
          <span className="before:mx-1.5 before:content-['·']">
            {t('families.asked', { ago: ago(createdAt, now) })}
          </span>
        </p>
      </TodayRow>
      {isOpen && <RequestList requests={[request]} namesTutor />}
    </>
  );
}

interface MessageRowProps {
  readonly conversation: WaitingConversation;
  readonly onRead: () => void;
}

function MessageRow({ conversation: { student, since }, onRead }: MessageRowProps) {
  const { t } = useTranslation(['today', 'messages']);
  const language = useLanguage();
  const clock = { language, timeZone: useViewerTimezone() };
  const name = nameOf(student, language);
  const at = new Date(since);
  return (
    <TodayRow
      action={
        <Button tone="secondary" aria-label={`${t('families.read')}: ${name}`} onPress={onRead}>
          {t('families.read')}
        </Button>
      }
    >
      <p>
        <bdi className="font-semibold">{name}</bdi>
        <span className="before:mx-1.5 before:content-['·']">{t('families.message')}</span>
      </p>
      <p className="text-ink-soft">
        {t('families.since', { moment: `${shortDayText(at, clock)} ${timeText(at, clock)}` })}
      </p>
    </TodayRow>
  );
}
