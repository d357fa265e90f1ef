import { useTranslation } from 'react-i18next';
import type { Timetable } from '#teaching/timetables/use-timetables.ts';
import { Card } from '#ui/card.tsx';
import { Progress } from '#ui/progress.tsx';

const WHOLE = 100;

/** How many series follow the timetable, or have left it, while the others are yet to (R548). */
export function SettleProgress({ timetable }: { readonly timetable: Timetable }) {
  const { t } = useTranslation('timetables');
  const { series, toSettle, status } = timetable;
  if (toSettle === 0) return null;
  const done = series - toSettle;
  return (
    <Card className="flex flex-col gap-3">
      <p role="status" className="font-semibold tabular-nums">
        {t(`progress.${status}`, { done, count: series })}
      </p>
      <Progress label={t('progress.label')} percent={Math.round((done / series) * WHOLE)} />
      <p className="text-sm text-ink-soft">{t('progress.note')}</p>
    </Card>
  );
}
