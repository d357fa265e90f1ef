import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import type { ApplicationStage } from '@bayan/domain/applications/application-stage';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#ui/page-link.tsx';
import { useCountText } from './use-count-text.ts';

interface FoldedStagesProps {
  readonly kind: ApplicationKind;
  readonly stages: readonly ApplicationStage[];
  readonly countOf: (stage: ApplicationStage) => number | undefined;
  readonly listOf: (stage: ApplicationStage) => string;
}

/** Stages that have no column of their own for the moment. Each leads to its list. */
export function FoldedStages({ kind, stages, countOf, listOf }: FoldedStagesProps) {
  const { t } = useTranslation('applications');
  const countText = useCountText();
  return (
    <ul aria-label={t('board.folded')} className="rounded-large bg-sand-deep/50 px-2">
      {stages.map(stage => (
        <li key={stage} className="border-line not-last:border-b">
          <PageLink
            to={listOf(stage)}
            className="flex min-h-11 items-center gap-2 px-2 text-sm font-semibold underline-offset-4 hover:underline"
          >
            {t(`stages.${kind}.${stage}`)}{' '}
            <span className="font-normal text-ink-soft tabular-nums">{countText(countOf(stage))}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
