import type { Checked, FieldIssue } from '@bayan/domain/fields/problem';
import type { Settings, SettingsForm } from '@bayan/domain/settings/settings.contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedFields, type SettingsFields, sentFields } from './settings-form.ts';

type Check = (change: object) => Checked<SettingsForm>;

/** The schema of the contract comes after the page: nobody waits for it to read the settings. */
const bringCheck = async (): Promise<Check> => (await import('./check-settings.ts')).checkSettings;

/** The change that the fields make, and what is wrong with it by the contract's own schema (R904). */
export function useCheckedSettings(form: SettingsFields, base: Settings) {
  const { t } = useTranslation('errors');
  const [check, setCheck] = useState<{ readonly run: Check } | null>(null);
  useEffect(() => {
    let isGone = false;
    bringCheck().then(
      run => !isGone && setCheck({ run }),
      // It is asked for again when somebody saves.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  const names = changedFields(form, base);
  const change = sentFields(form, names);
  const checked = check?.run(change);
  const issues: readonly FieldIssue[] = checked && !checked.isRight ? checked.issues : [];
  return {
    names,
    /** An entry of the opening hours has a path of its own. */
    problemAt(path: string): string | undefined {
      const problem = issues.find(({ field }) => field === path)?.problem;
      // An empty text is too short for the schema, and missing for a person.
      return problem && t(`field.${problem === 'too-short' ? 'required' : problem}`);
    },
    check: async () => (check?.run ?? (await bringCheck()))(change),
  };
}
