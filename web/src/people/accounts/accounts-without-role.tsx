import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isFiltered, queryOf, useAddressFilters } from '#platform/address-filters.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { peopleIcon } from '#ui/icons/site-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { RecordList } from '#ui/record-list/record-list.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DecideOnAccount } from './decide-on-account.tsx';
import type { ListedPerson } from './listed-person.ts';
import { peopleDialogs } from './people-dialogs.tsx';
import { filtersIn } from './people-filters.ts';
import { StateFilter } from './state-filter.tsx';
import { useExportPeople, usePeople } from './use-people.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

const ROLE = 'none';

/** An account without a role has no record: what is open in the address is the decision about it. */
const accountFiltersIn = (address: URLSearchParams) => ({
  ...filtersIn(address),
  open: address.get('open') || null,
});

/** Who has signed up and whom nobody has given a role, and those who were turned away (R880). */
export function AccountsWithoutRole() {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const { pathname } = useLocation();
  const openDialog = useOpenDialog(peopleDialogs);
  const { filters: all, setFilters } = useAddressFilters(accountFiltersIn);
  const { open, ...filters } = all;
  const addressOf = ({ id }: ListedPerson) => `${pathname}?${queryOf({ ...filters, open: id })}`;
  const columns = usePeopleColumns(ROLE);
  return (
    <>
      <RecordList
        name="accounts-without-role"
        label={t('accounts.list')}
        pages={usePeople(ROLE, filters)}
        columns={[
          ...columns,
          {
            id: 'decide',
            label: t('columns.decide'),
            cell: person => (
              <LinkButton tone="secondary" to={addressOf(person)}>
                {t(person.isActive ? 'role.open' : 'activate.open')}
                <VisuallyHidden>{`: ${nameOf(person, language)}`}</VisuallyHidden>
              </LinkButton>
            ),
          },
        ]}
        rowKey={({ id }) => id}
        rowName={person => nameOf(person, language)}
        addressOf={addressOf}
        search={{
          label: t('search'),
          value: filters.q ?? '',
          onSearch: q => setFilters({ q: q || null }, { replace: true }),
        }}
        filters={<StateFilter role={ROLE} state={filters.state} onChange={setFilters} />}
        bulkActions={[
          {
            id: 'turn-away',
            label: t('role.turnAway'),
            onPress: people => openDialog({ dialog: 'active', isActive: false, people }),
          },
        ]}
        onExport={useExportPeople(ROLE, filters)}
        empty={{
          icon: peopleIcon,
          title: t('empty.title'),
          text: t(isFiltered(filters) ? 'empty.filtered' : 'empty.none'),
        }}
      />
      {open && <DecideOnAccount key={open} id={open} onClose={() => setFilters({ open: null })} />}
    </>
  );
}
