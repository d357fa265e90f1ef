import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '../../platform/clock-text.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { nameOf } from '../../platform/person-name.ts';
import { Card } from '../../ui/card.tsx';
import { mailIcon } from '../../ui/icons/site-icons.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { useMessages } from './use-messages.ts';

interface MessageListProps {
  readonly studentId: string;
  readonly timezone: string;
}

/** What was written to a student, newest first. */
export function MessageList({ studentId, timezone }: MessageListProps) {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const pages = useMessages(studentId);
  const clock = { language, timeZone: timezone };
  return (
    <PagedList
      pages={pages}
      skeletonRows={2}
      empty={{ icon: mailIcon, title: t('empty.title'), text: t('empty.text') }}
    >
      {messages => (
        <ul aria-label={t('list')} className="flex flex-col gap-4">
          {messages.map(({ id, authorId, student, tutor, createdAt, text }) => (
            <li key={id}>
              <Card>
                <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                  <bdi className="font-semibold text-ink">
                    {nameOf(authorId === student.id ? student : tutor, language)}
                  </bdi>
                  <time dateTime={createdAt}>
                    {shortDayText(new Date(createdAt), clock)}{' '}
                    <bdi>{timeText(new Date(createdAt), clock)}</bdi>
                  </time>
                </p>
                <p dir="auto" className="mt-2 w-fit max-w-prose break-words whitespace-pre-line">
                  {text}
                </p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
