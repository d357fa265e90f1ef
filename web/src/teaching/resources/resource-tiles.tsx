import type { ResourcePage } from '@bayan/domain/resources/resources.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { StatTile } from '#ui/stat-tile.tsx';

const TILES = ['total', 'documents', 'worksheets', 'videos'] as const;

/** All that she may see, whatever the filters (R185). */
export function ResourceTiles({ counts }: { readonly counts: ResourcePage['counts'] | undefined }) {
  const { t } = useTranslation('resources');
  const language = useLanguage();
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {TILES.map(name => (
        <StatTile
          key={name}
          label={t(`tiles.${name}`)}
          value={counts ? numberText(counts[name], language) : '–'}
        />
      ))}
    </div>
  );
}
