import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import type { Timetable } from './use-timetables.ts';

/** How a timetable stands: whether sessions follow it, how sure its days are, and what is still on the way. */
export function TimetableBadges({ timetable }: { readonly timetable: Timetable }) {
  const { t } = useTranslation('timetables');
  const { status, certainty, toSettle } = timetable;
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={status === 'applied' ? 'success' : 'quiet'}>{t(`statuses.${status}`)}</Badge>
      <Badge>{t(`certainties.${certainty}`)}</Badge>
      {toSettle > 0 && <Badge tone="accent">{t('toSettle', { count: toSettle })}</Badge>}
    </div>
  );
}
