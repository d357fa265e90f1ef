import { canJoin } from '@bayan/domain/sessions/joining';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/api/use-call.ts';
import type { ButtonSize, ButtonTone } from '#ui/button-class.ts';
import { LinkButton } from '#ui/link-button.tsx';

interface JoinLinkProps {
  readonly session: Session;
  readonly now: Date;
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** Where another word than 'Join' suits the place. */
  readonly label?: string;
}

/** Where a lesson is held; null where it cannot be joined now. */
export function joinAddress(session: Session, now: Date): string | null {
  const { status, meetingLink } = session;
  const lesson = {
    status,
    meetingLink,
    startsAt: new Date(session.startsAt),
    endsAt: new Date(session.endsAt),
  };
  return canJoin(lesson, now) ? meetingLink : null;
}

/** The way into a lesson, when it is time. */
export function JoinLink({ session, now, tone = 'primary', size, label }: JoinLinkProps) {
  const { t } = useTranslation('sessions');
  const call = useCall();
  const address = joinAddress(session, now);
  // The room opens at once: that the academy could not note it is no reason to keep anybody out.
  const noteJoin = () =>
    void call('POST /api/sessions/{id}/join', { params: { id: session.id } }).catch(() => {});
  return (
    address !== null && (
      <LinkButton href={address} tone={tone} size={size} newTab onPress={noteJoin}>
        {label ?? t('join')}
      </LinkButton>
    )
  );
}
