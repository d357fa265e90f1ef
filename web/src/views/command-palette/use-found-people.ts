import type { AdminRight, Role } from '@bayan/domain/roles';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { SHORTEST } from './use-found-work.ts';
import { useRights } from './use-rights.ts';

const MAX_PEOPLE = 8;

/** Where the admin's rights show the person; null where nothing does. */
function placeOf(id: string, role: Role | null, rights: readonly AdminRight[]): string | null {
  if (role === 'admin') return rights.includes('owner') ? 'people' : null;
  if (!rights.includes('operations')) return rights.includes('owner') ? `people/data?person=${id}` : null;
  return role === null ? `people/accounts?open=${id}` : `${role}s/${id}`;
}

/** The people whom a part of the name or of the address finds (R872). */
export function useFoundPeople(q: string): readonly PaletteEntry[] {
  const { t } = useTranslation('palette');
  const language = useLanguage();
  const rights = useRights();
  const isAllowed = rights.includes('operations') || rights.includes('owner');
  const asked = isAllowed && q.length >= SHORTEST ? { query: { q, limit: MAX_PEOPLE } } : null;
  const { data } = useEndpoint('GET /api/profiles', asked);
  if (!asked) return [];
  return (data?.items ?? []).flatMap((person): PaletteEntry[] => {
    const place = placeOf(person.id, person.role, rights);
    return place === null
      ? []
      : [
          {
            id: `person-${person.id}`,
            label: nameOf(person, language),
            kind: t(`kinds.${person.role ?? 'account'}`),
            note: person.email,
            address: dashboardAddress('admin', place),
          },
        ];
  });
}
