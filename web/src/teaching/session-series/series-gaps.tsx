import type { SeriesGap } from '@bayan/domain/session-series/series-gaps.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '#platform/api/use-pages.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { GapRow } from './gap-row.tsx';
import { GapTimeDialog } from './gap-time-dialog.tsx';
import { LeaveGapOut } from './leave-gap-out.tsx';
import type { SeriesViewer } from './series-viewer.ts';

interface Asked {
  readonly gap: SeriesGap;
  readonly way: 'place' | 'leave-out';
}

/** Days that were not free when their sessions were to be made, each with both ways to settle it (R460). */
export function SeriesGaps({ viewer }: { readonly viewer: SeriesViewer }) {
  const { t } = useTranslation('session-series');
  const errorTexts = useErrorTexts();
  const pages = usePages('GET /api/session-series/gaps', { query: {} });
  const [asked, setAsked] = useState<Asked | null>(null);
  if (pages.error && !pages.items) return <LoadFailure {...errorTexts(pages.error)} onRetry={pages.retry} />;
  // A change of the series that somebody else saves meanwhile counts it up.
  const current = asked && (pages.items?.find(gap => isSame(gap, asked.gap)) ?? asked.gap);
  const close = () => setAsked(null);
  return (
    <>
      {pages.items && pages.items.length > 0 && (
        <PartCard className="flex flex-col gap-4">
          <div>
            <h2 className="font-semibold">{t('gaps.title')}</h2>
            <p className="text-sm text-ink-soft">{t('gaps.note')}</p>
          </div>
          <ul className="flex flex-col">
            {pages.items.map(gap => (
              <GapRow
                key={`${gap.id} ${gap.day}`}
                gap={gap}
                viewer={viewer}
                onPlace={() => setAsked({ gap, way: 'place' })}
                onLeaveOut={() => setAsked({ gap, way: 'leave-out' })}
              />
            ))}
          </ul>
          {pages.hasMore && <MoreButton isPending={pages.isBringingMore} onMore={pages.bringMore} />}
        </PartCard>
      )}
      {current && asked?.way === 'place' && <GapTimeDialog gap={current} viewer={viewer} onClose={close} />}
      {current && asked?.way === 'leave-out' && <LeaveGapOut gap={current} viewer={viewer} onClose={close} />}
    </>
  );
}

const isSame = (a: SeriesGap, b: SeriesGap) => a.id === b.id && a.day === b.day;
