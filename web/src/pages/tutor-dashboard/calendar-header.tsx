import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { PartLinks } from '#ui/part-links.tsx';

const PARTS = [
  { id: 'week', path: 'calendar' },
  { id: 'series', path: 'calendar/series' },
  { id: 'hours', path: 'calendar/hours' },
] as const;

interface CalendarHeaderProps {
  readonly part: (typeof PARTS)[number]['id'];
  readonly note: string;
}

/** The heading of a tutor's calendar, and the way between its parts. */
export function CalendarHeader({ part, note }: CalendarHeaderProps) {
  const { t } = useTranslation(['session-calendar', 'dashboard']);
  const title = t('dashboard:places.tutor.calendar');
  return (
    <>
      <PageHeader title={title} tab={t('parts.tab', { part: t(`parts.${part}`), title })} />
      <PartLinks
        label={title}
        parts={PARTS.map(({ id, path }) => ({
          ...{ id, label: t(`parts.${id}`), to: dashboardAddress('tutor', path) },
        }))}
        current={part}
      />
      <p className="mt-4 max-w-prose text-ink-soft">{note}</p>
    </>
  );
}
