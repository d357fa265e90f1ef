import type { SecurityEvent } from '@bayan/domain/security-events/security-events.contract';
import { useTranslation } from 'react-i18next';
import { isFiltered, queryOf } from '#platform/address-filters.ts';
import { useLanguage } from '#platform/i18n.ts';
import { DataTable } from '#ui/data-table.tsx';
import { shieldCheckIcon } from '#ui/icons/site-icons.ts';
import { PageLink } from '#ui/page-link.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { EventName, EventSource, EventTime, isWithoutBrowser } from './event-parts.tsx';
import type { SecurityEventFilters } from './security-event-filters.ts';
import { useSecurityEvents } from './use-security-events.ts';

interface SecurityEventListProps {
  readonly filters: SecurityEventFilters;
}

/** What happened to everybody's accounts, newest first (R633). */
export function SecurityEventList({ filters }: SecurityEventListProps) {
  const { t } = useTranslation('security-events');
  return (
    <PagedList
      pages={useSecurityEvents(filters)}
      skeletonRows={6}
      empty={{
        icon: shieldCheckIcon,
        title: t('empty.title'),
        text: t(isFiltered(filters) ? 'empty.filtered' : 'empty.text'),
      }}
    >
      {events => (
        <DataTable
          caption={t('list')}
          rows={events}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'what',
              label: t('columns.what'),
              cell: event => (
                <>
                  <EventName event={event} />
                  {event.place && (
                    <span className="block text-xs font-normal break-words text-ink-soft">
                      <bdi dir="ltr">{event.place}</bdi>
                    </span>
                  )}
                </>
              ),
            },
            {
              id: 'who',
              label: t('columns.who'),
              cell: event => <Whose event={event} filters={filters} />,
            },
            { id: 'when', label: t('columns.when'), cell: event => <EventTime event={event} /> },
            { id: 'from', label: t('columns.from'), cell: event => <From event={event} /> },
          ]}
        />
      )}
    </PagedList>
  );
}

/** The account, and a way to see only what is about it. */
function Whose({ event: { person }, filters }: SecurityEventListProps & { readonly event: SecurityEvent }) {
  const { t } = useTranslation('security-events');
  const language = useLanguage();
  if (!person) return <span className="text-ink-soft">{t('nobody')}</span>;
  const name = (language === 'ar' ? person.nameAr : null) ?? person.name ?? t('gone');
  return (
    <>
      <PageLink
        to={`?${queryOf({ ...filters, person: person.id })}`}
        aria-label={t('onlyThis', { name })}
        className="font-semibold text-teal underline-offset-4 hover:underline"
      >
        <bdi>{name}</bdi>
      </PageLink>
      {person.email && (
        <span className="block text-xs wrap-anywhere text-ink-soft lg:min-w-44">
          <bdi dir="ltr">{person.email}</bdi>
        </span>
      )}
    </>
  );
}

function From({ event }: { readonly event: SecurityEvent }) {
  const { t } = useTranslation('security-events');
  const { address, browser, system } = event;
  if (!address && !browser && !system && !isWithoutBrowser(event.reason)) return t('severalPlaces');
  return (
    <>
      <EventSource event={event} />
      {address && (
        <span className="block text-xs break-all text-ink-soft">
          <bdi dir="ltr">{address}</bdi>
        </span>
      )}
    </>
  );
}
