import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Switch } from '#ui/switch.tsx';
import type { Downloads } from './use-downloads.ts';

interface DownloadsProps {
  readonly downloads: Downloads;
}

/** The academy decides; where it allows downloads, a tutor may turn her own off (R175). */
export function DownloadsSwitch({ downloads: { isOn, isAllowed, turn } }: DownloadsProps) {
  const { t } = useTranslation('resources');
  return (
    <div>
      <Switch isSelected={isOn} isDisabled={!isAllowed} onChange={turn}>
        <span className="font-semibold">{t('downloads.label')}</span>
      </Switch>
      <p className="text-sm text-ink-soft">{t(isAllowed ? 'downloads.own' : 'downloads.controlled')}</p>
    </div>
  );
}

export function DownloadsBanner({ downloads: { isAllowed } }: DownloadsProps) {
  const { t } = useTranslation('resources');
  return (
    <Alert tone="accent" title={t('downloads.off.title')} isNews>
      {t(isAllowed ? 'downloads.off.own' : 'downloads.off.academy')}
    </Alert>
  );
}
