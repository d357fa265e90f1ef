import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { StudentLink } from '#teaching/sessions/student-link.tsx';
import { useWhichLesson } from '#teaching/sessions/which-lesson.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { answerDialogs } from './answer-dialogs.tsx';

interface RequestListProps {
  readonly requests: readonly SessionRequest[];
  /** Where they are not all about one tutor's lessons. */
  readonly namesTutor?: boolean;
}

/** What families ask, the soonest lesson first (R118). */
export function RequestList({ requests, ...row }: RequestListProps) {
  const soonestFirst = requests.toSorted((a, b) => a.session.startsAt.localeCompare(b.session.startsAt));
  return (
    <ul>
      {soonestFirst.map(request => (
        <li key={request.id} className="border-b border-line py-3.5 last:border-b-0">
          <RequestRow request={request} {...row} />
        </li>
      ))}
    </ul>
  );
}

interface RequestRowProps extends Omit<RequestListProps, 'requests'> {
  readonly request: SessionRequest;
}

function RequestRow({ request, namesTutor = false }: RequestRowProps) {
  const { t } = useTranslation(['session-requests', 'names']);
  const openDialog = useOpenDialog(answerDialogs);
  const { student, tutor, session, kind, reason, wish } = request;
  const language = useLanguage();
  const name = nameOf(student, language);
  const { describedBy, words } = useWhichLesson(session, student);
  const tutorCity = useCity()(tutor.timezone);
  const zones = { familyTimezone: session.timezone, tutorTimezone: tutor.timezone };
  return (
    <article aria-labelledby={`request-${request.id}`} className="flex gap-4 text-sm">
      <Avatar name={name} />
      <div className="min-w-0 grow">
        <p id={`request-${request.id}`} className="font-semibold">
          {namesTutor ? <bdi>{name}</bdi> : <StudentLink student={student} />}
          <span className="font-normal text-ink-soft before:mx-2 before:content-['·']">
            {t(`names:subjects.${session.subject}`)}
          </span>
        </p>
        {namesTutor && (
          <p>
            <span className="text-ink-soft">{t('waiting.with')}</span> <bdi>{nameOf(tutor, language)}</bdi>
            {/* Of three clocks it is not plain otherwise whose each is. */}
            <span className="text-ink-soft before:mx-2 before:content-['·']">{tutorCity}</span>
          </p>
        )}
        <SessionClocks session={session} {...zones} />
        <p className="mt-2 font-semibold">{t(`waiting.${kind}`)}</p>
        <dl className="mt-1 flex flex-col gap-2">
          <div>
            <dt className="text-ink-soft">{t('waiting.reason')}</dt>
            <OwnWords as="dd" className="w-fit max-w-prose break-words whitespace-pre-line">
              {reason}
            </OwnWords>
          </div>
          {wish && (
            <div>
              <dt className="text-ink-soft">{t('state.wished')}</dt>
              <dd>
                <SessionClocks session={wish} {...zones} />
              </dd>
            </div>
          )}
        </dl>
        <div className="mt-2 -ms-5 flex flex-wrap">
          {words}
          <Button {...describedBy} tone="quiet" onPress={() => openDialog({ decision: 'accepted', request })}>
            {t('waiting.accept')}
          </Button>
          <Button {...describedBy} tone="quiet" onPress={() => openDialog({ decision: 'declined', request })}>
            {t('waiting.decline')}
          </Button>
        </div>
      </div>
    </article>
  );
}
