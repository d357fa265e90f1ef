import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Avatar } from '#ui/avatar.tsx';

interface SessionButtonProps {
  readonly session: Session;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A lesson that waits for its stars. */
export function SessionButton({ session, isChosen, onChoose }: SessionButtonProps) {
  const { t } = useTranslation(['feedback', 'names']);
  const language = useLanguage();
  const tutor = nameOf(session.tutor, language);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex w-full cursor-pointer items-start gap-4 rounded-large border border-line bg-paper p-4 text-start transition-colors duration-150 hover:border-teal aria-pressed:border-teal aria-pressed:bg-teal-soft forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight]"
    >
      <Avatar name={tutor} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t(`names:subjects.${session.subject}`)}</span>
        <span className="block text-sm text-ink-soft">
          <bdi>{tutor}</bdi>
        </span>
        <span className="mt-1 block text-sm">
          <SessionClocks session={session} tutorTimezone={session.tutor.timezone} />
        </span>
      </span>
    </button>
  );
}
