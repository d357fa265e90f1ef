import type { LessonMoment, LessonRisk } from '@bayan/domain/today/lesson-risk';
import type { TodayLesson } from '@bayan/domain/today/today.contract';
import { useTranslation } from 'react-i18next';
import { timeText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { useTutorName } from '#teaching/sessions/use-tutor-name.ts';
import { Badge } from '#ui/badge.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { LessonAct } from './lesson-act.tsx';
import { TodayRow } from './today-card.tsx';
import { useAgo, useLength } from './use-ago.ts';

const MINUTE_MS = 60_000;

interface LessonRowProps {
  readonly lesson: TodayLesson;
  readonly moment: LessonMoment;
  readonly now: Date;
}

/** When by the reader's clock and by the others', who with whom, what is wrong, and what settles it. */
export function LessonRow({ lesson, moment, now }: LessonRowProps) {
  const { t } = useTranslation(['today', 'names']);
  const language = useLanguage();
  const tutorName = useTutorName();
  const { session, risks } = lesson;
  const clocks = useClocks(session, now);
  const isLate = moment === 'late';
  return (
    <TodayRow
      isLate={isLate}
      state={risks.map(risk => (
        <RiskBadge key={risk} risk={risk} lesson={lesson} isLate={isLate} now={now} />
      ))}
      action={<LessonAct lesson={lesson} isUrgent={isLate} />}
    >
      <div className="flex flex-wrap gap-x-4">
        <p className="w-24 shrink-0">
          <time dateTime={session.startsAt} className="block font-semibold tabular-nums">
            {clocks.own}
          </time>
          {clocks.tutor && <span className="block text-ink-soft tabular-nums">{clocks.tutor}</span>}
        </p>
        <p className="min-w-0 grow basis-36">
          <PageLink
            to={dashboardAddress('admin', `students/${session.student.id}`)}
            className="font-semibold underline-offset-4 hover:underline"
          >
            <bdi>{nameOf(session.student, language)}</bdi>
          </PageLink>
          <span className="before:mx-1.5 before:content-['·']">{t(`names:subjects.${session.subject}`)}</span>
          <span className="block text-ink-soft">
            {t('lessons.with', { tutor: tutorName(session) })}
            {clocks.family && (
              <span className="tabular-nums before:mx-1.5 before:content-['·']">{clocks.family}</span>
            )}
          </span>
        </p>
      </div>
    </TodayRow>
  );
}

/** The clocks of tutor and family where they differ from the reader's. */
function useClocks({ startsAt, timezone, tutor }: TodayLesson['session'], now: Date) {
  const language = useLanguage();
  const viewerZone = useViewerTimezone();
  const city = useCity();
  const at = new Date(startsAt);
  const day = (instant: Date) => weekdayText(instant, { language, timeZone: viewerZone });
  const isOtherDay = Math.abs(at.getTime() - now.getTime()) > 12 * 60 * MINUTE_MS || day(at) !== day(now);
  const other = (timeZone: string) =>
    timeText(at, { language, timeZone }) === timeText(at, { language, timeZone: viewerZone })
      ? null
      : `${timeText(at, { language, timeZone })} ${city(timeZone)}`;
  const own = timeText(at, { language, timeZone: viewerZone });
  return {
    own: isOtherDay ? `${day(at)} ${own}` : own,
    tutor: other(tutor.timezone),
    family: other(timezone),
  };
}

interface RiskBadgeProps extends Omit<LessonRowProps, 'moment'> {
  readonly risk: LessonRisk;
  readonly isLate: boolean;
}

function RiskBadge({ risk, lesson: { session }, isLate, now }: RiskBadgeProps) {
  const { t } = useTranslation('today');
  const ago = useAgo();
  const length = useLength();
  if (risk === 'left-open') return <Badge>{ago(session.endsAt, now)}</Badge>;
  const text = t(`risks.${risk}`);
  if (!isLate) return <Badge tone={risk === 'not-confirmed' ? 'quiet' : 'accent'}>{text}</Badge>;
  const minutes = length(Math.floor((now.getTime() - Date.parse(session.startsAt)) / MINUTE_MS));
  return <Badge tone="danger">{t('risks.since', { risk: text, minutes })}</Badge>;
}
