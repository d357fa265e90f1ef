import { isErasedText } from '@bayan/domain/messages/erased-text';
import type { Message } from '@bayan/domain/messages/messages.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { isolated } from '#platform/isolates.ts';
import { nameOf } from '#platform/person-name.ts';
import { useSiteName } from '#platform/settings.tsx';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { OwnWords } from '#ui/own-words.tsx';

/** Who writes in a conversation. */
export type Side = 'student' | 'tutor' | 'academy';

const sideOf = ({ authorId, student }: Message): Side => {
  if (authorId === null) return 'academy';
  return authorId === student.id ? 'student' : 'tutor';
};

interface MessageBubbleProps {
  readonly message: Message;
  readonly side: Side;
  readonly saysToWhom: boolean;
}

/** One's own words stand at the end of the line and are tinted, those of the other side at its beginning. */
export function MessageBubble({ message, side, saysToWhom }: MessageBubbleProps) {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const siteName = useSiteName(language);
  const { student, tutor, text } = message;
  const author = sideOf(message);
  const isOwn = author === side;
  const others = tutor ? nameOf(tutor, language) : siteName;
  const name = author === 'student' ? nameOf(student, language) : others;
  const createdAt = new Date(message.createdAt);
  const clock = { language, timeZone: useViewerTimezone() };
  return (
    <li
      className={`w-fit max-w-[min(90%,42rem)] min-w-0 rounded-large border px-4 py-3 ${isOwn ? 'ms-auto border-teal-soft bg-teal-soft' : 'me-auto border-line bg-paper'}`}
    >
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span className="font-semibold text-ink">
          {isOwn ? saysToWhom ? t('youTo', { name: isolated(others) }) : t('you') : <bdi>{name}</bdi>}
        </span>
        <time dateTime={message.createdAt}>
          {shortDayText(createdAt, clock)} <bdi>{timeText(createdAt, clock)}</bdi>
        </time>
      </p>
      {isErasedText(text) ? (
        <p className="mt-1 text-ink-soft">{t('erased')}</p>
      ) : (
        <OwnWords as="p" className="mt-1 break-words whitespace-pre-line">
          {text}
        </OwnWords>
      )}
    </li>
  );
}
