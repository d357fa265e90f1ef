import type { Device } from '@bayan/domain/auth/devices.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface DeviceLineProps {
  readonly device: Device;
  readonly isEnding: boolean;
  readonly onSignOut: () => void;
}

export function DeviceLine({ device, isEnding, onSignOut }: DeviceLineProps) {
  const { t } = useTranslation('security');
  const language = useLanguage();
  const where = { language, timeZone: useViewerTimezone() };
  const lastUsed = new Date(device.lastUsedAt);
  const names = [device.browser, device.system].filter(name => name !== null);
  const country = device.country && new Intl.DisplayNames(language, { type: 'region' }).of(device.country);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {names.length > 0 ? <bdi dir="ltr">{names.join(' · ')}</bdi> : t('devices.unknown')}
          {device.isCurrent && <Badge tone="success">{t('devices.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t(country ? 'devices.lastUsedIn' : 'devices.lastUsed', {
            country,
            day: shortDayText(lastUsed, where),
            time: leftToRight(timeText(lastUsed, where)),
          })}
        </p>
      </div>
      {!device.isCurrent && (
        <Button tone="secondary" isPending={isEnding} onPress={onSignOut}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
