import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmptyState } from '#ui/empty-state.tsx';
import { mailIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { MessageBubble, type Side } from './message-bubble.tsx';
import { useMessages } from './use-messages.ts';

interface MessageListProps {
  readonly studentId: string;
  /** Only what is between the student and this tutor, or the academy. */
  readonly correspondent?: string | undefined;
  /** On which side of it the reader is. */
  readonly side: Side;
  readonly empty?: Omit<ComponentProps<typeof EmptyState>, 'icon'>;
}

/** What was written between a student and others, newest first. */
export function MessageList({ studentId, correspondent, side, empty }: MessageListProps) {
  const { t } = useTranslation('messages');
  const pages = useMessages(studentId, correspondent);
  return (
    <PagedList
      pages={pages}
      skeletonRows={2}
      empty={{ icon: mailIcon, ...(empty ?? { title: t('empty.title'), text: t('empty.text') }) }}
    >
      {messages => (
        <ul aria-label={t('list')} className="flex flex-col gap-4">
          {messages.map(message => (
            <MessageBubble
              key={message.id}
              message={message}
              side={side}
              // Where several conversations stand in one list, one's own words say to whom they went.
              saysToWhom={side === 'student' && correspondent === undefined}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
