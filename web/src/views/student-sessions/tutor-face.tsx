import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTutorName } from '#teaching/sessions/use-tutor-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { personIcon } from '#ui/icons/room-icons.ts';

/** Of who gives the lesson; while nobody does, nobody's. */
export function TutorFace({ session }: { readonly session: Session }) {
  const name = useTutorName()(session);
  if (session.tutorLeftAt === null) return <Avatar name={name} />;
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-brass-soft text-brass-text"
    >
      <Icon drawing={personIcon} className="size-5" />
    </span>
  );
}
