import { wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressFilters } from '#platform/address-filters.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { Select } from '#ui/select.tsx';
import { countryOptions } from '#views/settings/country-options.ts';
import { HolidayDialog } from './holiday-dialog.tsx';
import type { Holiday } from './holiday-form.ts';
import { HolidayRow } from './holiday-row.tsx';
import { RemoveHoliday } from './remove-holiday.tsx';

const ANY = 'any';
const YEARS_BACK = 1;
const YEARS_AHEAD = 3;

/** What the list shows, as its address has it. */
type HolidayChoice = {
  readonly tab: string | null;
  readonly country: string | null;
  readonly year: string | null;
};
const given = (text: string | null, form: RegExp) => (text && form.test(text) ? text : null);
const choiceIn = (address: URLSearchParams): HolidayChoice => ({
  tab: address.get('tab'),
  country: given(address.get('country'), /^[A-Z]{2}$/),
  year: given(address.get('year'), /^20\d\d$/),
});

type Opened = { readonly what: 'edit'; readonly holiday: Holiday | null } | Asked;
type Asked = { readonly what: 'remove'; readonly holiday: Holiday };

/** The holidays of a year, of a country or of all: added, changed and removed (R541). */
export function HolidaysPanel() {
  const { t } = useTranslation('holidays');
  const language = useLanguage();
  const timezone = useViewerTimezone();
  const thisYear = Number(wallClock(useNow(), timezone).date.slice(0, 4));
  const { filters, setFilters } = useAddressFilters(choiceIn);
  const year = filters.year ?? String(thisYear);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [withLessons, setWithLessons] = useState<string | null>(null);
  const pages = usePages('GET /api/holidays', {
    query: {
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      ...(filters.country && { country: filters.country }),
    },
  });
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, i) =>
    String(thisYear - YEARS_BACK + i),
  );
  const close = () => setOpened(null);

  /** The list shows what was saved, with the sessions that lie on it. */
  function show({ id, country, fromOn }: Holiday) {
    close();
    setWithLessons(id);
    setFilters({ year: fromOn.slice(0, 4), ...(filters.country && { country }) }, { replace: true });
  }

  return (
    <section aria-labelledby="holidays" className="flex flex-col gap-5">
      <div>
        <h2 id="holidays" className="text-lg leading-heading font-semibold">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('note')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-full sm:w-64">
          <Select
            name="country"
            label={t('fields.country')}
            value={filters.country ?? ANY}
            options={[
              { id: ANY, label: t('anyCountry') },
              ...countryOptions(filters.country ?? 'SA', language),
            ]}
            onChange={id => setFilters({ country: id === ANY ? null : id })}
          />
        </div>
        <div className="w-full sm:w-40">
          <Select
            name="year"
            label={t('year')}
            value={year}
            options={[...new Set([...years, year])].toSorted().map(id => ({ id, label: id }))}
            onChange={id => setFilters({ year: id })}
          />
        </div>
        <Button onPress={() => setOpened({ what: 'edit', holiday: null })}>{t('add.title')}</Button>
      </div>
      <PagedList
        pages={pages}
        skeletonRows={6}
        empty={{ icon: calendarIcon, title: t('empty.title'), text: t('empty.text') }}
      >
        {holidays => (
          <ul aria-label={t('list')} className="flex flex-col gap-3">
            {holidays.map(holiday => (
              <HolidayRow
                key={holiday.id}
                holiday={holiday}
                isOpen={withLessons === holiday.id}
                onToggle={() => setWithLessons(withLessons === holiday.id ? null : holiday.id)}
                onChange={() => setOpened({ what: 'edit', holiday })}
                onRemove={() => setOpened({ what: 'remove', holiday })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {opened?.what === 'edit' && (
        <HolidayDialog holiday={opened.holiday} country={filters.country} onSaved={show} onClose={close} />
      )}
      {opened?.what === 'remove' && <RemoveHoliday holiday={opened.holiday} onClose={close} />}
    </section>
  );
}
