import type { SettingsFields } from './settings-form.ts';

/** What every section of the settings gets. */
export interface SectionProps {
  readonly form: SettingsFields;
  readonly errorAt: (path: string) => string | undefined;
  readonly onFill: (change: Partial<SettingsFields>) => void;
}
