import type { AdminRight } from '@bayan/domain/roles';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LessonRulesPanel } from '#academy/lesson-rules/lesson-rules-panel.tsx';
import { MailTextsPanel } from '#academy/mail-texts/mail-texts-panel.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { SETTINGS_TABS } from '#shell/dashboard/nav-parts.ts';
import { TimetablesPanel } from '#teaching/timetables/timetables-panel.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { HolidaysPanel } from '#views/holidays/holidays-panel.tsx';
import { SettingsPanel } from '#views/settings/settings-panel.tsx';
import { VersionsList } from '#views/settings/versions-list.tsx';

/** The academy's settings, its rules, its holidays, its Ramadan timetables and the texts of its mails, as far as the admin's rights open them. The tab is in the address. */
export function AdminSettings() {
  const { t } = useTranslation(['academy-settings', 'dashboard']);
  const [address, setAddress] = useSearchParams();
  const rights: readonly AdminRight[] = useAuth().userProfile?.rights ?? [];
  const tabs = SETTINGS_TABS.filter(({ right }) => rights.includes(right));
  const selected = (tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0])?.id;
  const content = {
    settings: <SettingsPanel />,
    'lesson-rules': <LessonRulesPanel />,
    holidays: <HolidaysPanel />,
    ramadan: <TimetablesPanel />,
    mails: <MailTextsPanel />,
    versions: <VersionsList />,
  };
  return (
    <>
      <PageHeader title={t('dashboard:places.admin.settings')} note={t('note')} />
      <div className="mt-7">
        {selected && (
          <Tabs
            label={t('tabs.label')}
            selected={selected}
            onSelect={tab => setAddress({ tab }, { replace: true, preventScrollReset: true })}
            tabs={tabs.map(({ id }) => ({ id, label: t(`tabs.${id}`), content: content[id] }))}
          />
        )}
      </div>
    </>
  );
}
