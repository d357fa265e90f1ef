import type { Notice } from '@bayan/domain/notices/notices.contract';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { dateText, shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { showToast } from '#ui/toast.tsx';
import { otherZones } from './notice-zones.ts';
import { type Side, useNoticeTitle } from './use-notice-title.ts';

interface NoticeWatchProps {
  readonly side: Side;
}

/** More at once are told by their number: only two toasts are shown (R750). */
const TOASTS_AT_ONCE = 2;
const READ_AT_ONCE = 10;

/** Says what somebody else has just changed, on whichever page is open (R525). */
export function NoticeWatch({ side }: NoticeWatchProps) {
  const { data } = useEndpoint('GET /api/notices', { query: { limit: 1 } });
  const [newest] = data?.items ?? [];
  // What there was when the page was opened is told by the bell alone.
  const [known, setKnown] = useState<string>();
  const told = useRef(new Set<string>());
  if (data && known === undefined) setKnown(newest?.createdAt ?? '');
  const isNew = newest && known !== undefined && newest.createdAt > known;
  if (!isNew || newest.isRead || newest.isOutdated) return null;
  return (
    <Suspense>
      <NoticeToasts since={known} told={told.current} side={side} />
    </Suspense>
  );
}

interface NoticeToastsProps extends NoticeWatchProps {
  readonly since: string;
  /** The ids of those that were told before. */
  readonly told: Set<string>;
}

/** Several changes can come with one reading: each is told. */
function NoticeToasts({ since, told, side }: NoticeToastsProps) {
  const { t } = useTranslation('notices');
  const language = useLanguage();
  const cityOf = useCity();
  const timezone = useViewerTimezone();
  const titleOf = useNoticeTitle(side);
  const { data } = useEndpoint('GET /api/notices', { query: { limit: READ_AT_ONCE } });
  const dayIn = (at: Date, timeZone: string) => shortDayText(at, { language, timeZone });
  const timeIn = (at: Date, timeZone: string) =>
    `${timeText(at, { language, timeZone })} ${cityOf(timeZone)}`;
  /** By several clocks. The day is said once, and again only where it is another. */
  const clocks = (moment: string, zones: readonly string[]) => {
    const at = new Date(moment);
    return zones
      .map((zone, place) => {
        const isSaid = place > 0 && dayIn(at, zone) === dayIn(at, zones[place - 1] ?? zone);
        return isSaid ? timeIn(at, zone) : `${dayIn(at, zone)} ${timeIn(at, zone)}`;
      })
      .join(' / ');
  };
  const bothClocks = (moment: string, of: Parameters<typeof otherZones>[0]) => {
    const zones = [timezone, ...Object.values(otherZones(of, side))].filter(Boolean);
    return clocks(moment, [...new Set(zones)]);
  };
  const textOf = ({
    lesson,
    series,
    seriesGap,
    clockChange,
    report,
    homework,
    staffNote,
    application,
  }: Notice) => {
    if (series) return bothClocks(series.startsAt, series);
    if (report) return bothClocks(report.startsAt, report);
    if (lesson) {
      const { startsAt } = lesson.to.isOn ? lesson.to : (lesson.from ?? lesson.to);
      return bothClocks(startsAt, lesson);
    }
    if (seriesGap) return t('gap', { count: seriesGap.count, day: dateText(seriesGap.day, language) });
    if (clockChange) return t(`clockChange.${clockChange.reader}`, { count: clockChange.count });
    if (staffNote) return t('noteMention');
    if (application) return t('applicationLate');
    const { grade = null, dueAt = '' } = homework?.to ?? {};
    return grade === null
      ? t('due', { moment: clocks(dueAt, [homework?.timezone ?? timezone]) })
      : t('grade', { grade });
  };
  const say = useEffectEvent((items: readonly Notice[]) => {
    const news = items.filter(
      ({ id, createdAt, isRead, isOutdated }) => createdAt > since && !isRead && !isOutdated && !told.has(id),
    );
    for (const { id } of news) told.add(id);
    if (news.length > TOASTS_AT_ONCE)
      showToast({ title: t('several.title', { count: news.length }), text: t('several.text') });
    else for (const notice of news.toReversed()) showToast({ title: titleOf(notice), text: textOf(notice) });
  });
  useEffect(() => {
    if (data) say(data.items);
  }, [data]);
  return null;
}
