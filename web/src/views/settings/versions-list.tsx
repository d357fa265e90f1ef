import { changedSettings } from '@bayan/domain/settings/changed-settings';
import type { Settings, SettingsVersion } from '@bayan/domain/settings/settings.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { knownName } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { ChangesTable } from './changes-table.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { useSavedSettings, useSettingsVersions } from './use-settings.ts';

/** Every version of the settings, newest first, with the way back to it (R900, R901). */
export function VersionsList() {
  const { t } = useTranslation('academy-settings');
  const { data: present } = useSavedSettings();
  const [restored, setRestored] = useState<SettingsVersion | null>(null);
  return (
    <>
      <PagedList
        pages={useSettingsVersions()}
        skeletonRows={6}
        empty={{ icon: historyIcon, title: t('versions.empty.title'), text: t('versions.empty.text') }}
      >
        {versions => (
          <ul aria-label={t('versions.list')} className="flex flex-col gap-4">
            {versions.map(version => (
              <li key={version.id}>
                <Version version={version} present={present ?? null} onRestore={() => setRestored(version)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {restored && present && (
        <RestoreDialog version={restored} present={present} onClose={() => setRestored(null)} />
      )}
    </>
  );
}

interface VersionProps {
  readonly version: SettingsVersion;
  readonly present: (Settings & { readonly version: number }) | null;
  readonly onRestore: () => void;
}

function Version({ version: kept, present, onRestore }: VersionProps) {
  const { t } = useTranslation('academy-settings');
  const language = useLanguage();
  const clock = { language, timeZone: useViewerTimezone() };
  const at = new Date(kept.at);
  const number = kept.version;
  const isPresent = present?.version === number;
  const isSame = present !== null && changedSettings(present, kept.settings).length === 0;
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="flex flex-wrap items-center gap-2 font-semibold">
            {t('versions.number', { number })}
            {isPresent && <Badge tone="success">{t('versions.present')}</Badge>}
            {kept.restoredFrom !== null && (
              <Badge tone="quiet">{t('versions.restoredFrom', { number: kept.restoredFrom })}</Badge>
            )}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            <bdi>{knownName(kept.by, language) ?? t('versions.nobody')}</bdi>
            {' · '}
            <time dateTime={kept.at}>
              {shortDayText(at, clock)} {leftToRight(timeText(at, clock))}
            </time>
          </p>
        </div>
        {!isSame && (
          <Button tone="secondary" aria-label={t('versions.restoreThis', { number })} onPress={onRestore}>
            {t('versions.restore')}
          </Button>
        )}
      </div>
      <div className="mt-4">
        {kept.before ? (
          <ChangesTable
            caption={t('versions.changes', { number })}
            before={kept.before}
            after={kept.settings}
          />
        ) : (
          <p className="text-sm text-ink-soft">{t('versions.first')}</p>
        )}
      </div>
    </Card>
  );
}
