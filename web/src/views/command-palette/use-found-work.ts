import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { useRights } from './use-rights.ts';

const MAX_FOUND = 4;
/** Fewer letters mean nearly everything. */
export const SHORTEST = 2;

/** The applications and the lessons that the words find (R886). */
export function useFoundWork(q: string): readonly PaletteEntry[] {
  const { t } = useTranslation(['palette', 'names']);
  const language = useLanguage();
  const where = { language, timeZone: useViewerTimezone() };
  const isAllowed = useRights().includes('operations');
  const asked = isAllowed && q.length >= SHORTEST ? { query: { q, limit: MAX_FOUND } } : null;
  const { data: applications } = useEndpoint('GET /api/applications', asked);
  const { data: sessions } = useEndpoint('GET /api/sessions', asked);
  if (!asked) return [];
  return [
    ...(applications?.items ?? []).map(
      ({ id, name, reference, kind }): PaletteEntry => ({
        id: `application-${id}`,
        label: name,
        kind: t('kinds.application'),
        note: reference,
        address: dashboardAddress('admin', `applications?kind=${kind}&open=${id}`),
      }),
    ),
    ...(sessions?.items ?? []).map(({ id, student, subject, startsAt }): PaletteEntry => {
      const at = new Date(startsAt);
      const { date: day } = wallClock(at, where.timeZone);
      return {
        id: `session-${id}`,
        label: t('lesson', { name: nameOf(student, language), subject: t(`names:subjects.${subject}`) }),
        kind: t('kinds.session'),
        note: `${shortDayText(at, where)} ${timeText(at, where)}`,
        address: dashboardAddress('admin', `sessions?day=${day}&lesson=${id}`),
      };
    }),
  ];
}
