import { actFor, type LessonRisk } from '@bayan/domain/today/lesson-risk';
import type { TodayLesson } from '@bayan/domain/today/today.contract';
import { useTranslation } from 'react-i18next';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { useStatusChange } from '#teaching/sessions/use-session-status.ts';
import { useWhichLesson } from '#teaching/sessions/which-lesson.tsx';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { Icon } from '#ui/icon.tsx';
import { phoneIcon } from '#ui/icons/room-icons.ts';
import { checkIcon, whatsappIcon } from '#ui/icons/site-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { type FamilyWords, useWriteFamily } from './use-write-family.ts';

interface LessonActProps {
  readonly lesson: TodayLesson;
  /** Somebody waits: the action is the main one of its row. */
  readonly isUrgent: boolean;
}

/** The one action that settles what is wrong with a lesson (R941). */
export function LessonAct({ lesson, isUrgent }: LessonActProps) {
  const { risks, session, tutorPhone } = lesson;
  const { describedBy, words } = useWhichLesson(session, session.student);
  const shared = { ...describedBy, tone: isUrgent ? 'primary' : 'secondary' } as const;
  return (
    <>
      {words}
      <Act {...{ risks, session, tutorPhone, shared }} />
    </>
  );
}

interface ActProps extends TodayLesson {
  readonly shared: { readonly tone: 'primary' | 'secondary'; readonly 'aria-describedby': string };
}

function Act({ risks, session, tutorPhone, shared }: ActProps) {
  const { t } = useTranslation('today');
  const open = useOpenDialog(sessionDialogs);
  const act = actFor(risks);
  switch (act) {
    case 'call-tutor':
      return tutorPhone ? (
        <LinkButton href={`tel:${tutorPhone}`} tone={shared.tone}>
          <Icon drawing={phoneIcon} className="size-4" />
          {t('acts.call-tutor')}
        </LinkButton>
      ) : (
        <LinkButton to={dashboardAddress('admin', `tutors/${session.tutor.id}`)} tone={shared.tone}>
          {t('acts.open-tutor')}
        </LinkButton>
      );
    case 'write-family':
      return <WriteFamily session={session} words={wordsFor(risks)} shared={shared} />;
    case 'close':
      return <CloseLesson session={session} shared={shared} />;
    default:
      return (
        <Button {...shared} onPress={() => open({ dialog: 'change', session })}>
          {t(`acts.${act}`)}
        </Button>
      );
  }
}

const wordsFor = ([gravest]: readonly LessonRisk[]): FamilyWords =>
  gravest === 'family-missing' || gravest === 'first' ? gravest : 'not-confirmed';

type SharedProps = Pick<ActProps, 'session' | 'shared'>;

function WriteFamily({ session, words, shared }: SharedProps & { readonly words: FamilyWords }) {
  const { t } = useTranslation('today');
  const { write, isPending } = useWriteFamily(session, words);
  return (
    <Button {...shared} isPending={isPending} onPress={write}>
      <Icon drawing={whatsappIcon} className="size-4" />
      {t(words === 'family-missing' ? 'acts.write-family' : 'acts.remind')}
    </Button>
  );
}

function CloseLesson({ session, shared }: SharedProps) {
  const { t } = useTranslation('today');
  const { change, isPending } = useStatusChange();
  return (
    <Button {...shared} isPending={isPending} onPress={() => change(session, { status: 'completed' })}>
      <Icon drawing={checkIcon} className="size-4" />
      {t('acts.close')}
    </Button>
  );
}
