import { useTranslation } from 'react-i18next';
import { isFiltered, useAddressFilters } from '#platform/address-filters.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { peopleIcon } from '#ui/icons/site-icons.ts';
import { RecordList } from '#ui/record-list/record-list.tsx';
import { peopleDialogs } from './people-dialogs.tsx';
import { filtersIn } from './people-filters.ts';
import { StateFilter } from './state-filter.tsx';
import { TutorFilters } from './tutor-filters.tsx';
import { useExportPeople, usePeople } from './use-people.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

interface PeopleListProps {
  readonly role: 'student' | 'tutor';
  readonly addressOf: (id: string) => string;
}

/** All students or all tutors, by name (R874). */
export function PeopleList({ role, addressOf }: PeopleListProps) {
  const { t } = useTranslation(['people', 'dashboard']);
  const language = useLanguage();
  const open = useOpenDialog(peopleDialogs);
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const columns = usePeopleColumns(role);
  return (
    <RecordList
      name={role}
      label={t(`dashboard:places.admin.${role}s`)}
      pages={usePeople(role, filters)}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={person => nameOf(person, language)}
      addressOf={({ id }) => addressOf(id)}
      search={{
        label: t('search'),
        value: filters.q ?? '',
        onSearch: q => setFilters({ q: q || null }, { replace: true }),
      }}
      filters={
        <>
          <StateFilter role={role} state={filters.state} onChange={setFilters} />
          {role === 'tutor' && <TutorFilters filters={filters} onChange={setFilters} />}
        </>
      }
      bulkActions={[
        {
          id: 'invitations',
          label: t('invitations.open'),
          onPress: people => open({ dialog: 'invitations', people }),
        },
        {
          id: 'deactivate',
          label: t('deactivate.open'),
          onPress: people => open({ dialog: 'active', isActive: false, people }),
        },
        {
          id: 'activate',
          label: t('activate.open'),
          onPress: people => open({ dialog: 'active', isActive: true, people }),
        },
      ]}
      onExport={useExportPeople(role, filters)}
      empty={{
        icon: peopleIcon,
        title: t('empty.title'),
        text: t(isFiltered(filters) ? 'empty.filtered' : `empty.${role}`),
      }}
    />
  );
}
