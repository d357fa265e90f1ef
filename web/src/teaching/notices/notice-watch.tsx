import type { Notice } from '@bayan/domain/notices/notices.contract';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { showToast } from '#ui/toast.tsx';
import { otherZones } from './notice-zones.ts';
import { type Side, useNoticeTitle } from './use-notice-title.ts';

interface NoticeWatchProps {
  readonly side: Side;
}

/** Says what somebody else has just changed, on whichever page is open (R525). */
export function NoticeWatch({ side }: NoticeWatchProps) {
  const { data } = useEndpoint('GET /api/notices', { query: { limit: 1 } });
  const [newest] = data?.items ?? [];
  // What there was when the page was opened is told by the bell alone.
  const [known, setKnown] = useState<string>();
  if (data && known === undefined) setKnown(newest?.createdAt ?? '');
  const isNew = newest && known !== undefined && newest.createdAt > known;
  if (!isNew || newest.isRead || newest.isOutdated) return null;
  return (
    <Suspense>
      <NoticeToast key={newest.id} notice={newest} side={side} />
    </Suspense>
  );
}

interface NoticeToastProps {
  readonly notice: Notice;
  readonly side: Side;
}

function NoticeToast({ notice, side }: NoticeToastProps) {
  const { t } = useTranslation('notices');
  const language = useLanguage();
  const cityOf = useCity();
  const timezone = useViewerTimezone();
  const title = useNoticeTitle(side)(notice);
  const { lesson, homework } = notice;
  const clock = (startsAt: string, timeZone: string) => {
    const where = { language, timeZone };
    const at = new Date(startsAt);
    return `${shortDayText(at, where)} ${timeText(at, where)} ${cityOf(timeZone)}`;
  };
  const text = () => {
    if (lesson) {
      const { startsAt } = lesson.to.isOn ? lesson.to : (lesson.from ?? lesson.to);
      const zones = [timezone, ...Object.values(otherZones(lesson, side))].filter(Boolean);
      return [...new Set(zones)].map(zone => clock(startsAt, zone)).join(' / ');
    }
    const { grade = null, dueAt = '' } = homework?.to ?? {};
    return grade === null
      ? t('due', { moment: clock(dueAt, homework?.timezone ?? timezone) })
      : t('grade', { grade });
  };
  const say = useEffectEvent(() => showToast({ title, text: text() }));
  useEffect(() => say(), []);
  return null;
}
