import { zoneOfCountry } from '@bayan/domain/gulf-calendar/iftar';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { timetablePath } from '#teaching/timetables/timetable-path.ts';
import { useTimetableWords } from '#teaching/timetables/use-timetable-words.ts';
import { type Timetable, useTimetables } from '#teaching/timetables/use-timetables.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { ofKind } from './series-kinds.ts';
import { useTimetableSeries } from './use-timetable-series.ts';

/** The Ramadan timetables that are not over and have a series of the tutor's (R550). */
export function TimetableNotices() {
  const now = useNow();
  const { data } = useTimetables();
  const ahead = data?.items.filter(
    ({ country, untilOn }) => wallClock(now, zoneOfCountry(country)).date <= untilOn,
  );
  return ahead?.map(timetable => <TimetableNotice key={timetable.id} timetable={timetable} />);
}

function TimetableNotice({ timetable }: { readonly timetable: Timetable }) {
  const { t } = useTranslation('timetables');
  const { nameOf, daysOf } = useTimetableWords();
  const { items } = useTimetableSeries(timetable.id);
  if (!items || items.length === 0) return null;
  const withoutTime = ofKind(items, 'needs-time').length;
  return (
    <PartCard className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="font-semibold">{nameOf(timetable)}</h2>
        <p className="text-sm text-ink-soft tabular-nums">{daysOf(timetable)}</p>
        <p className="mt-1 text-sm">
          {withoutTime > 0
            ? t('notice.withoutTime', { count: withoutTime })
            : t(`notice.${timetable.status}`, { count: items.length })}
        </p>
      </div>
      <LinkButton to={dashboardAddress('tutor', timetablePath('tutor', timetable.id))} tone="secondary">
        {t('notice.open')}
      </LinkButton>
    </PartCard>
  );
}
