import type { SecurityEvent } from '@bayan/domain/security-events/security-events.contract';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#platform/address-filters.ts';
import { useLanguage } from '#platform/i18n.ts';
import { PageLink } from '#ui/page-link.tsx';
import type { ListColumns } from '#ui/record-list/list-column.ts';
import { EventName, EventSource, EventTime, isWithoutBrowser } from './event-parts.tsx';
import type { SecurityEventFilters } from './security-event-filters.ts';

export function useSecurityEventColumns(filters: SecurityEventFilters): ListColumns<SecurityEvent> {
  const { t } = useTranslation('security-events');
  return [
    { id: 'what', label: t('columns.what'), cell: event => <What event={event} /> },
    {
      id: 'who',
      label: t('columns.who'),
      cell: event => <Whose event={event} filters={filters} />,
    },
    { id: 'when', label: t('columns.when'), cell: event => <EventTime event={event} /> },
    { id: 'from', label: t('columns.from'), cell: event => <From event={event} /> },
  ];
}

interface OfEvent {
  readonly event: SecurityEvent;
}

const What = ({ event }: OfEvent) => (
  <span className="py-2">
    <EventName event={event} />
    {event.place && (
      <span className="block text-xs font-normal break-words text-ink-soft">
        <bdi dir="ltr">{event.place}</bdi>
      </span>
    )}
  </span>
);

interface WhoseProps extends OfEvent {
  readonly filters: SecurityEventFilters;
}

/** The account, and a way to see only what is about it. */
function Whose({ event: { person }, filters }: WhoseProps) {
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

function From({ event }: OfEvent) {
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
