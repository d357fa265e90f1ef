import { type ApplicationStage, stagesOf } from '@bayan/domain/applications/application-stage';
import { useTranslation } from 'react-i18next';
import { FoldedStages } from './folded-stages.tsx';
import { type OpenRecord, StageColumn } from './stage-column.tsx';
import type { ListedApplications } from './use-applications.ts';

interface StageBoardProps extends Omit<ListedApplications, 'stage'>, OpenRecord {
  readonly countOf: (stage: ApplicationStage) => number | undefined;
  /** The list of one stage. */
  readonly listOf: (stage: ApplicationStage) => string;
}

/** What scrolls takes the focus: an empty board has nothing else by which the keyboard reaches its end. */
const scrolling = { tabIndex: 0 };
/** More columns have no room beside an open record. */
const BESIDE_RECORD = 4;

/** A column for each stage; beside an open record the last ones are folded under the others (R830). */
export function StageBoard({ countOf, listOf, ...shared }: StageBoardProps) {
  const { t } = useTranslation('applications');
  const { kind, open } = shared;
  const stages = stagesOf(kind);
  const columns = open === null ? stages : stages.slice(0, BESIDE_RECORD);
  const folded = stages.slice(columns.length);
  return (
    <section
      aria-label={t(`kinds.${kind}`)}
      {...scrolling}
      className="grid auto-cols-[minmax(14rem,1fr)] grid-flow-col gap-2 overflow-x-auto pb-2"
    >
      {columns.map((stage, i) => (
        <div key={stage} className="flex min-w-0 flex-col gap-2">
          <StageColumn {...shared} stage={stage} count={countOf(stage)} />
          {i === columns.length - 1 && folded.length > 0 && (
            <FoldedStages {...{ kind, stages: folded, countOf, listOf }} />
          )}
        </div>
      ))}
    </section>
  );
}
