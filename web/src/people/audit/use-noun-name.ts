import { useTranslation } from 'react-i18next';
import type texts from '#locales/en/audit.json';

type Noun = keyof typeof texts.nouns;

export const AUDIT_NOUNS = [
  'accounts',
  'applications',
  'assignments',
  'audit',
  'availability',
  'calendar-feeds',
  'erasures',
  'exports',
  'family-prices',
  'holidays',
  'homework',
  'imports',
  'lesson-rules',
  'mail',
  'mail-texts',
  'messages',
  'notices',
  'profiles',
  'progress-notes',
  'public-tutors',
  'reminders',
  'resources',
  'security-events',
  'session-reports',
  'session-requests',
  'session-series',
  'sessions',
  'settings',
  'staff-notes',
  'time-off',
  'timetables',
  'vetting',
] as const satisfies readonly Noun[];

/** What the academy calls a kind of record; a newer server may name one that this page does not know. */
export function useNounName(): (noun: string) => string {
  const { t } = useTranslation('audit');
  return noun => {
    const known = AUDIT_NOUNS.find(each => each === noun);
    return known ? t(`nouns.${known}`) : noun;
  };
}
