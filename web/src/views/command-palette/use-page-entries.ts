import { APPLICATION_KINDS } from '@bayan/domain/applications/application-kind';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { navItemsOf } from '#shell/dashboard/nav-items.ts';
import { PEOPLE_PARTS, SETTINGS_TABS } from '#shell/dashboard/nav-parts.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { useRights } from './use-rights.ts';

interface PageEntries {
  /** Those of the sidebar. */
  readonly places: readonly PaletteEntry[];
  /** What lies within them: tabs, parts and lists. */
  readonly parts: readonly PaletteEntry[];
}

/** The pages that the admin's rights open. */
export function usePageEntries(): PageEntries {
  const { t } = useTranslation([
    'palette',
    'dashboard',
    'admins',
    'academy-settings',
    'applications',
    'session-calendar',
    'imports',
    'statements',
    'notices',
  ]);
  const { userProfile } = useAuth();
  const rights = useRights();
  const page = (path: string, label: string): PaletteEntry => ({
    id: `page-${path}`,
    label,
    kind: t('kinds.page'),
    address: dashboardAddress('admin', path),
  });
  const shown = navItemsOf('admin', userProfile);
  const partsOf = (place: string, parts: readonly { readonly path: string; readonly label: string }[]) => {
    const within = shown.find(({ path }) => path === place);
    if (!within) return [];
    return parts.map(({ path, label }) =>
      page(path, t('part', { place: t(`dashboard:places.${within.key}`), part: label })),
    );
  };
  return {
    places: shown.map(({ path, key }) => page(path, t(`dashboard:places.${key}`))),
    parts: [
      ...partsOf('sessions', [{ path: 'sessions/list', label: t('session-calendar:views.list') }]),
      ...partsOf(
        'applications',
        APPLICATION_KINDS.map(kind => ({
          path: `applications?kind=${kind}`,
          label: t(`applications:kinds.${kind}`),
        })),
      ),
      ...partsOf(
        'settings',
        SETTINGS_TABS.filter(({ right }) => rights.includes(right)).map(({ id }) => ({
          path: `settings?tab=${id}`,
          label: t(`academy-settings:tabs.${id}`),
        })),
      ),
      ...partsOf(
        'people',
        PEOPLE_PARTS.filter(({ right }) => rights.includes(right)).map(({ id, path }) => ({
          path,
          label: t(`admins:parts.${id}`),
        })),
      ),
      ...(rights.includes('operations')
        ? [page('statements', t('statements:title')), page('import', t('imports:title'))]
        : []),
      page('notices', t('notices:title')),
    ],
  };
}
