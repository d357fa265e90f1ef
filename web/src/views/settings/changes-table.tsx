import { changedSettings, type SettingName } from '@bayan/domain/settings/changed-settings';
import type { VersionedSettings } from '@bayan/domain/settings/settings.contract';
import { useTranslation } from 'react-i18next';
import { OwnWords } from '#ui/own-words.tsx';
import { useSettingText } from './use-setting-text.ts';

interface ChangesTableProps {
  readonly caption: string;
  readonly before: VersionedSettings;
  readonly after: VersionedSettings;
}

/** What changes, side by side. */
export function ChangesTable({ caption, before, after }: ChangesTableProps) {
  const { t } = useTranslation('academy-settings');
  const text = useSettingText();
  const cell = (settings: VersionedSettings, name: SettingName) => (
    <OwnWords className="break-words">{text(name, settings)}</OwnWords>
  );
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-start text-ink-soft">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t('changes.setting')}
          </th>
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t('changes.before')}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {t('changes.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changedSettings(before, after).map(name => (
          <tr key={name} className="border-b border-line align-top last:border-b-0">
            <th scope="row" className="py-2.5 pe-3 text-start font-semibold">
              {t(`fields.${name}`)}
            </th>
            <td className="py-2.5 pe-3 text-ink-soft">{cell(before, name)}</td>
            <td className="py-2.5">{cell(after, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
