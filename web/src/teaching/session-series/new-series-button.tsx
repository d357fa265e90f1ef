import { wallClock } from '@bayan/domain/time/zoned-time';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#platform/lazy-part.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import type { SeriesViewer } from './series-viewer.ts';

/** With its calendar and clock it is larger than the pages it belongs to. */
const NewSeriesDialog = lazyPart(async () => (await import('./new-series-dialog.tsx')).NewSeriesDialog);

export function NewSeriesButton({ viewer }: { readonly viewer: SeriesViewer }) {
  const { t } = useTranslation('session-series');
  const [isOpen, setOpen] = useState(false);
  const today = wallClock(useNow(), useViewerTimezone()).date;
  return (
    <>
      <Button tone="secondary" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Suspense>
        {isOpen && <NewSeriesDialog day={today} viewer={viewer} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
