import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { plannerDialogs } from './planner-dialogs.tsx';

export function NewSeriesButton() {
  const { t } = useTranslation('session-series');
  const open = useOpenDialog(plannerDialogs);
  const today = wallClock(useNow(), useViewerTimezone()).date;
  return (
    <Button tone="secondary" onPress={() => open({ dialog: 'series', day: today })}>
      {t('open')}
    </Button>
  );
}
