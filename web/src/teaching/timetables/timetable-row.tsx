import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { editIcon } from '#ui/icons/room-icons.ts';
import { PageLink } from '#ui/page-link.tsx';
import { TimetableBadges } from './timetable-badges.tsx';
import { timetablePath } from './timetable-path.ts';
import { useTimetableWords } from './use-timetable-words.ts';
import type { Timetable } from './use-timetables.ts';

interface TimetableRowProps {
  readonly timetable: Timetable;
  readonly onChange: () => void;
}

/** A timetable with its days, its iftar and how it stands; it leads to its weekly sessions. */
export function TimetableRow({ timetable, onChange }: TimetableRowProps) {
  const { t } = useTranslation('timetables');
  const heading = useId();
  const { nameOf, countryOf, daysOf, iftarOf } = useTimetableWords();
  return (
    <li
      aria-labelledby={heading}
      className="flex items-start justify-between gap-3 rounded-card border border-line bg-paper p-4"
    >
      <div className="min-w-0">
        <h4 id={heading} className="font-semibold">
          <PageLink
            to={dashboardAddress('admin', timetablePath('admin', timetable.id))}
            className="inline-flex min-h-11 items-center text-teal underline underline-offset-4 sm:min-h-0"
          >
            {countryOf(timetable.country)}
          </PageLink>
        </h4>
        <p className="mt-1 text-sm text-ink-soft tabular-nums">{daysOf(timetable)}</p>
        <p className="mb-2 text-sm text-ink-soft tabular-nums">{iftarOf(timetable)}</p>
        <TimetableBadges timetable={timetable} />
      </div>
      <IconButton icon={editIcon} label={t('change.one', { name: nameOf(timetable) })} onPress={onChange} />
    </li>
  );
}
