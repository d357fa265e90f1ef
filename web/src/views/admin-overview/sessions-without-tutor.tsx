import { isUpcoming } from '@bayan/domain/sessions/session-status';
import type { WaitingSession } from '@bayan/domain/sessions/sessions.contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { CancelDialog } from '#teaching/sessions/cancel-dialog.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { useWhichLesson } from '#teaching/sessions/which-lesson.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { checkCircleIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { useWaitingSessions } from './use-waiting-sessions.ts';

const GiveDialog = lazyPart(async () => (await import('./give-dialog.tsx')).GiveDialog);

interface Opened {
  readonly dialog: 'give' | 'cancel';
  /** Apart from the list: what is being chosen stays when another administrator is quicker. */
  readonly session: WaitingSession;
}

/** Lessons to come whose tutor has left, for an administrator to give to another or to cancel (R604). */
export function SessionsWithoutTutor() {
  const { t } = useTranslation('sessions');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <section aria-labelledby="without-tutor">
      <h2 id="without-tutor" className="mb-4 text-lg leading-heading font-semibold">
        {t('withoutTutor.title')}
      </h2>
      <PagedList
        pages={useWaitingSessions()}
        skeletonRows={2}
        empty={{
          icon: checkCircleIcon,
          title: t('withoutTutor.empty.title'),
          text: t('withoutTutor.empty.text'),
        }}
      >
        {sessions => (
          <Card>
            <ul className="-my-3.5">
              {sessions.map(session => (
                <li key={session.id} className="border-b border-line py-3.5 last:border-b-0">
                  <WaitingRow session={session} onOpen={dialog => setOpened({ dialog, session })} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
      {opened?.dialog === 'cancel' && <CancelDialog session={opened.session} onClose={close} />}
      <Suspense>
        {opened?.dialog === 'give' && <GiveDialog session={opened.session} onClose={close} />}
      </Suspense>
    </section>
  );
}

interface WaitingRowProps {
  readonly session: WaitingSession;
  readonly onOpen: (dialog: Opened['dialog']) => void;
}

function WaitingRow({ session, onOpen }: WaitingRowProps) {
  const { t } = useTranslation(['sessions', 'names']);
  const language = useLanguage();
  const now = useNow();
  const { student, tutor, subject, status, tutors } = session;
  const name = nameOf(student, language);
  const { describedBy, words } = useWhichLesson(session, student);
  const isToCome = isUpcoming({ status, startsAt: new Date(session.startsAt) }, now);
  return (
    <article aria-labelledby={`without-tutor-${session.id}`} className="flex gap-4 text-sm">
      <Avatar name={name} />
      <div className="min-w-0 grow">
        <p id={`without-tutor-${session.id}`} className="font-semibold">
          <bdi>{name}</bdi>
          <span className="font-normal text-ink-soft before:mx-2 before:content-['·']">
            {t(`names:subjects.${subject}`)}
          </span>
        </p>
        <SessionClocks session={session} familyTimezone={session.timezone} />
        <p>
          <span className="text-ink-soft">{t('withoutTutor.before')}</span>{' '}
          <bdi>{nameOf(tutor, language)}</bdi>
        </p>
        {isToCome && tutors.length === 0 && <p className="mt-2 max-w-prose">{t('withoutTutor.nobody')}</p>}
        {!isToCome && <p className="mt-2 max-w-prose">{t('withoutTutor.over')}</p>}
        <div className="mt-2 -ms-5 flex flex-wrap">
          {words}
          {isToCome && tutors.length > 0 && (
            <Button {...describedBy} tone="quiet" onPress={() => onOpen('give')}>
              {t('withoutTutor.give')}
            </Button>
          )}
          <Button {...describedBy} tone="quiet" onPress={() => onOpen('cancel')}>
            {t('become.cancelled')}
          </Button>
        </div>
      </div>
    </article>
  );
}
