import { BADGE_LIMIT } from '@bayan/domain/badges/badge-limit';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { SessionActions } from '#teaching/sessions/session-actions.tsx';
import { Badge } from '#ui/badge.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { AllLink } from './all-link.tsx';
import { SessionLine } from './session-line.tsx';
import { wrapUpDialogs } from './wrap-up-dialogs.tsx';

const pathOf = {
  leftOpen: 'history?toClose=true',
  withoutNotes: 'history?status=completed&notes=missing',
};

interface WaitingSessionsProps {
  readonly of: 'leftOpen' | 'withoutNotes';
  readonly count: number;
  readonly sessions: readonly Session[];
}

/** Sessions that want something of her, with what they want. */
export function WaitingSessions({ of: kind, count, sessions }: WaitingSessionsProps) {
  const { t } = useTranslation('sessions');
  const wrapUp = useOpenDialog(wrapUpDialogs);
  const onCompleted = (session: Session) => wrapUp({ session });
  if (count === 0) return null;
  return (
    <section aria-labelledby={kind}>
      <h3 id={kind} className="flex items-center gap-2 text-sm font-semibold">
        {t(`overview.waiting.${kind}`)}
        <Badge tone="accent">
          {count < BADGE_LIMIT ? count : t('overview.waiting.many', { most: BADGE_LIMIT - 1 })}
        </Badge>
      </h3>
      <ul>
        {sessions.map(session => (
          <li key={session.id} className="border-b border-line last:border-b-0">
            <SessionLine session={session}>
              {/* The words of a quiet button line up with those above; one with edges of its own begins there. */}
              <div className={`flex flex-wrap ${kind === 'leftOpen' ? '' : '-ms-5'}`}>
                <SessionActions session={session} {...(kind === 'leftOpen' && { onCompleted })} />
              </div>
            </SessionLine>
          </li>
        ))}
      </ul>
      {count > sessions.length && <AllLink path={pathOf[kind]}>{t(`overview.waiting.all.${kind}`)}</AllLink>}
    </section>
  );
}
