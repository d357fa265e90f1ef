import type { ApplicationSummary } from '@bayan/domain/applications/application-admin.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryIcon } from '#ui/icons/site-icons.ts';
import { RecordList } from '#ui/record-list/record-list.tsx';
import { SeveralDialog } from './several-dialog.tsx';
import type { OpenRecord } from './stage-column.tsx';
import { useApplicationColumns } from './use-application-columns.tsx';
import { type ListedApplications, useApplications, useExportApplications } from './use-applications.ts';

interface ApplicationListProps extends ListedApplications, Pick<OpenRecord, 'addressOf'> {
  readonly onSearch: (q: string | null) => void;
}

interface Several {
  readonly change: 'owner' | 'close';
  readonly applications: readonly ApplicationSummary[];
}

/** One line for each application, of one stage or of all (R834). */
export function ApplicationList({ addressOf, onSearch, ...listed }: ApplicationListProps) {
  const { t } = useTranslation('applications');
  const columns = useApplicationColumns();
  const [several, setSeveral] = useState<Several | null>(null);
  return (
    <>
      <RecordList
        name={`applications-${listed.kind}`}
        label={t(`kinds.${listed.kind}`)}
        pages={useApplications(listed)}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        addressOf={({ id }) => addressOf(id)}
        search={{
          label: t('list.search'),
          value: listed.q ?? '',
          onSearch: q => onSearch(q || null),
        }}
        bulkActions={(['owner', 'close'] as const).map(change => ({
          id: change,
          label: t(`list.${change}.open`),
          onPress: (applications: readonly ApplicationSummary[]) => setSeveral({ change, applications }),
        }))}
        onExport={useExportApplications(listed)}
        empty={{ icon: libraryIcon, title: t('empty.title'), text: t('empty.text') }}
      />
      {several && <SeveralDialog {...several} onClose={() => setSeveral(null)} />}
    </>
  );
}
