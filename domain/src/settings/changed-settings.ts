import type { Settings } from './settings.contract.ts';

export type SettingName = keyof Settings;
/** Some settings, as a form, a version or the database has them. */
type AnySettings = Readonly<Partial<Record<SettingName, unknown>>>;

/** The settings that a change gives another value, in the order of the change (R900). */
export const changedSettings = (before: AnySettings, change: AnySettings): SettingName[] =>
  settingNames(change).filter(name => !isSame(before[name], change[name]));

export const settingNames = (settings: AnySettings) => Object.keys(settings) as SettingName[];

/** Opening hours are the only value with parts. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const sorted = (value: unknown) =>
  Array.isArray(value)
    ? value.map((part: object) => Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
