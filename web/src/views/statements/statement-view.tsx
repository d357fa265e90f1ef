import type { Statement } from '@bayan/domain/statements/statements.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ExportStatementButton } from './export-statement-button.tsx';
import { MonthBar } from './month-bar.tsx';
import { StatementLines } from './statement-lines.tsx';
import { StatementPaper } from './statement-paper.tsx';
import { StatementTotals } from './statement-totals.tsx';
import { useOpenPoints } from './use-open-points.ts';
import { useStatement } from './use-statement.ts';

interface StatementViewProps {
  readonly personId: string;
  readonly month: string | null;
  readonly onMonth: (month: string) => void;
  /** Above the month: what the page is called, and about whom. */
  readonly children: ReactNode;
}

/** The statement of a month on the screen, to be printed and saved (R795). */
export function StatementView({ personId, month: chosen, onMonth, children }: StatementViewProps) {
  const { t } = useTranslation('statements');
  const errorTexts = useErrorTexts();
  const today = wallClock(useNow(), useViewerTimezone()).date;
  const latest = today.slice(0, 7);
  const month = chosen ?? latest;
  const { data: statement, error, refetch, isPlaceholderData: isBehind } = useStatement(personId, month);
  return (
    <>
      <div className="flex flex-col gap-6 print:hidden">
        <div>{children}</div>
        <MonthBar month={month} latest={latest} onChange={onMonth}>
          <Button tone="secondary" isDisabled={!statement || isBehind} onPress={() => print()}>
            {t('print')}
          </Button>
          <ExportStatementButton personId={personId} month={month} />
        </MonthBar>
        {statement && !(error && isBehind) ? (
          <div
            aria-busy={isBehind}
            className={`flex flex-col gap-5 transition-opacity duration-150 ${isBehind ? 'opacity-60' : ''}`}
          >
            <Sheet statement={statement} />
          </div>
        ) : error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Card>
            <Skeleton rows={6} />
          </Card>
        )}
      </div>
      {statement && <StatementPaper statement={statement} today={today} />}
    </>
  );
}

function Sheet({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation('statements');
  const city = useCity();
  const points = useOpenPoints(statement);
  const { side, lines, timezone, toCome } = statement;
  if (lines.length === 0 && toCome === 0)
    return (
      <Card>
        <EmptyState icon={calendarIcon} title={t(`empty.${side}.title`)} text={t(`empty.${side}.text`)} />
      </Card>
    );
  return (
    <>
      <StatementTotals statement={statement} />
      {points.length > 0 && (
        <Alert tone="accent" title={t('points.title')}>
          <ul className="list-disc ps-5">
            {points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lines.length > 0 && <StatementLines statement={statement} />}
      <p className="text-sm text-ink-soft">{t('clock', { city: city(timezone) })}</p>
    </>
  );
}
