import { stagesOf } from '@bayan/domain/applications/application-stage';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useMediaQuery } from '#ui/media-query.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import type { PipelineFilters } from './pipeline-filters.ts';
import { useColleagues } from './use-applications.ts';

interface PipelineToolbarProps {
  readonly filters: PipelineFilters;
  readonly onChange: (change: Partial<PipelineFilters>) => void;
}

/** Stands for a filter that lets everything through. */
const ANY = 'any';

export function PipelineToolbar({ filters, onChange }: PipelineToolbarProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const isWide = useMediaQuery('(min-width: 1024px)');
  const { data: colleagues } = useColleagues();
  const kind = filters.kind ?? 'student';
  const view = filters.view ?? 'board';
  const stages = stagesOf(kind).map(id => ({ id, label: t(`stages.${kind}.${id}`) }));
  return (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
      <Select
        name="view"
        label={t('viewLabel')}
        value={view}
        options={(['board', 'list'] as const).map(id => ({ id, label: t(`views.${id}`) }))}
        onChange={chosen => onChange({ view: chosen === 'board' ? null : chosen })}
      />
      <Select
        name="owner"
        label={t('owners.label')}
        value={filters.owner ?? ANY}
        options={[
          { id: ANY, label: t('owners.any') },
          { id: 'none', label: t('owners.none') },
          ...(colleagues?.items.map(person => ({ id: person.id, label: nameOf(person, language) })) ?? []),
        ]}
        onChange={chosen => onChange({ owner: chosen === ANY ? null : chosen })}
      />
      {view === 'board' && (
        <div className="max-sm:col-span-2">
          <SearchField
            name="q"
            label={t('list.search')}
            value={filters.q ?? ''}
            onSearch={q => onChange({ q: q || null })}
          />
        </div>
      )}
      {view === 'list' ? (
        <Select
          name="stage"
          label={t('stageLabel')}
          value={filters.stage ?? ANY}
          options={[{ id: ANY, label: t('owners.any') }, ...stages]}
          onChange={chosen => onChange({ stage: chosen === ANY ? null : chosen })}
        />
      ) : (
        !isWide && (
          <Select
            name="stage"
            label={t('stageLabel')}
            value={filters.stage ?? 'new'}
            options={stages}
            onChange={chosen => onChange({ stage: chosen })}
          />
        )
      )}
    </div>
  );
}
