import type { Notice } from '@bayan/domain/notices/notices.contract';
import { useTranslation } from 'react-i18next';
import { dateText, shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Badge } from '#ui/badge.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { noticeAddress } from './notice-address.ts';
import { otherZones } from './notice-zones.ts';
import { type Side, useNoticeTitle } from './use-notice-title.ts';

interface NoticeRowProps {
  readonly notice: Notice;
  readonly side: Side;
  /** Somebody goes where it leads. */
  readonly onFollow: () => void;
}

/** One notice: what happened, when it is by both clocks, why, and the way there. */
export function NoticeRow({ notice, side, onFollow }: NoticeRowProps) {
  const { t } = useTranslation('notices');
  const language = useLanguage();
  const title = useNoticeTitle(side)(notice);
  const now = useNow();
  const where = { language, timeZone: useViewerTimezone() };
  const isNew = !notice.isRead && !notice.isOutdated;
  return (
    <li
      className={`flex gap-3 py-4 not-first:border-t not-first:border-line ${notice.isOutdated ? 'text-ink-soft' : ''}`}
    >
      <span
        aria-hidden="true"
        className={`mt-2 size-2.5 shrink-0 rounded-full ${isNew ? 'bg-teal' : 'border border-line'}`}
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <PageLink
            to={noticeAddress(notice, side, now)}
            onClick={onFollow}
            className={`inline-flex min-h-6 items-center underline-offset-4 hover:underline ${isNew ? 'font-semibold' : ''}`}
          >
            {title}
            {isNew && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
          </PageLink>
          <time dateTime={notice.createdAt} className="text-sm text-ink-soft tabular-nums">
            <bdi dir="ltr">{timeText(new Date(notice.createdAt), where)}</bdi>
          </time>
        </div>
        <div className="mt-1 flex flex-col gap-1 text-sm">
          {notice.lesson && <LessonLines lesson={notice.lesson} side={side} />}
          {notice.series && <SeriesLines series={notice.series} side={side} />}
          {notice.seriesGap && <GapLine gap={notice.seriesGap} />}
          {notice.clockChange && <ClockChangeLine change={notice.clockChange} />}
          {notice.report && <SessionClocks session={notice.report} {...otherZones(notice.report, side)} />}
          {notice.homework && <HomeworkLine homework={notice.homework} />}
          {notice.isOutdated && (
            <span>
              <Badge>{t('outdated')}</Badge>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

function HomeworkLine({ homework }: { readonly homework: NonNullable<Notice['homework']> }) {
  const { t } = useTranslation('notices');
  const language = useLanguage();
  const { grade, dueAt } = homework.to;
  if (grade !== null) return <p className="text-ink-soft">{t('grade', { grade })}</p>;
  const where = { language, timeZone: homework.timezone };
  const due = new Date(dueAt);
  return (
    <p className="text-ink-soft tabular-nums">
      {t('due', { moment: `${shortDayText(due, where)} ${timeText(due, where)}` })}
    </p>
  );
}

function GapLine({ gap: { day, count } }: { readonly gap: NonNullable<Notice['seriesGap']> }) {
  const { t } = useTranslation('notices');
  return <p className="text-ink-soft">{t('gap', { count, day: dateText(day, useLanguage()) })}</p>;
}

function ClockChangeLine({
  change: { reader, count },
}: {
  readonly change: NonNullable<Notice['clockChange']>;
}) {
  const { t } = useTranslation('notices');
  return <p className="text-ink-soft">{t(`clockChange.${reader}`, { count })}</p>;
}

interface SeriesLinesProps {
  readonly series: NonNullable<Notice['series']>;
  readonly side: Side;
}

/** When the first is, and how many there are. */
function SeriesLines({ series, side }: SeriesLinesProps) {
  const { t } = useTranslation('notices');
  return (
    <>
      <SessionClocks session={series} {...otherZones(series, side)} />
      <p className="text-ink-soft">{t(`seriesCount.${side}`, { count: series.count })}</p>
    </>
  );
}

interface LessonLinesProps {
  readonly lesson: NonNullable<Notice['lesson']>;
  readonly side: Side;
}

function LessonLines({ lesson, side }: LessonLinesProps) {
  const { t } = useTranslation('notices');
  const zones = otherZones(lesson, side);
  const { from, to, reason } = lesson;
  const isMoved = from?.isOn && to.isOn && from.startsAt !== to.startsAt;
  // One that is off is told by the time that was known.
  const shown = to.isOn ? to : (from ?? to);
  return (
    <>
      <SessionClocks session={shown} {...zones} />
      {isMoved && (
        <div className="flex flex-wrap gap-x-2 text-ink-soft">
          <span>{t('before')}</span>
          <SessionClocks session={from} {...zones} />
        </div>
      )}
      {reason !== null && <p className="break-words whitespace-pre-line">{t('reason', { reason })}</p>}
    </>
  );
}
