import { APPLICATION_KINDS } from '@bayan/domain/applications/application-kind';
import type { ApplicationStage } from '@bayan/domain/applications/application-stage';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { queryOf } from '#platform/address-filters.ts';
import { useMediaQuery } from '#ui/media-query.ts';
import { Tabs } from '#ui/tabs.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationRecord } from './application-record.tsx';
import type { PipelineFilters } from './pipeline-filters.ts';
import { PipelineToolbar } from './pipeline-toolbar.tsx';
import { StageBoard } from './stage-board.tsx';
import { StageColumn } from './stage-column.tsx';
import { TotalsBar } from './totals-bar.tsx';
import { useApplicationTotals } from './use-applications.ts';

interface ApplicationPipelineProps {
  readonly filters: PipelineFilters;
  readonly onChange: (change: Partial<PipelineFilters>) => void;
}

/** All applications by stage or as a list, and beside them the one that is open. */
export function ApplicationPipeline({ filters, onChange }: ApplicationPipelineProps) {
  const { t } = useTranslation('applications');
  const { pathname } = useLocation();
  const isWide = useMediaQuery('(min-width: 1024px)');
  const { data: totals } = useApplicationTotals();
  const { open, owner, q } = filters;
  const kind = filters.kind ?? 'student';
  const view = filters.view ?? 'board';
  const stage = filters.stage ?? 'new';
  // The totals are of all: what a search leaves is not counted.
  const countOf = (wanted: ApplicationStage) =>
    q === null
      ? totals?.stages.find(total => total.kind === kind && total.stage === wanted)?.count
      : undefined;
  const addressOf = useCallback(
    (id: string) => `${pathname}?${queryOf({ ...filters, open: id })}`,
    [pathname, filters],
  );
  const listOf = (wanted: ApplicationStage) =>
    `${pathname}?${queryOf({ ...filters, view: 'list', stage: wanted })}`;
  const shared = { kind, owner, q, open, addressOf };
  const close = () => onChange({ open: null });
  if (open && !isWide) return <ApplicationRecord key={open} id={open} onClose={close} />;
  return (
    <div className="flex flex-col gap-5">
      <TotalsBar totals={totals} />
      <Tabs
        label={t('kindsLabel')}
        tabs={APPLICATION_KINDS.map(id => ({ id, label: t(`kinds.${id}`) }))}
        selected={kind}
        onSelect={chosen => onChange({ kind: chosen, stage: null, open: null })}
      >
        <div className="flex flex-col gap-5">
          <PipelineToolbar filters={filters} onChange={onChange} />
          <div className={open ? 'grid grid-cols-[minmax(0,1fr)_26rem] items-start gap-5' : ''}>
            {view === 'list' ? (
              <ApplicationList
                {...{ kind, owner, addressOf }}
                stage={filters.stage}
                q={q}
                onSearch={q => onChange({ q })}
              />
            ) : isWide ? (
              <StageBoard {...shared} {...{ countOf, listOf }} />
            ) : (
              <StageColumn {...shared} stage={stage} count={countOf(stage)} />
            )}
            {open && <ApplicationRecord key={open} id={open} onClose={close} />}
          </div>
        </div>
      </Tabs>
    </div>
  );
}
