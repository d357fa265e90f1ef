import { languages } from '@bayan/domain/language/language';
import { useState } from 'react';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ar from '#locales/ar/lists.json';
import en from '#locales/en/lists.json';
import { useAddressFilters } from '#platform/address-filters.ts';
import { peopleIcon } from '#ui/icons/site-icons.ts';
import { RecordList } from '#ui/record-list/record-list.tsx';
import { Select } from '#ui/select.tsx';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { excess } from './own-profile.ts';
import { show, type Width } from './render.tsx';
import { choose, press } from './screen.ts';

const textsIn = { en, ar };

interface Person {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly lessons: number;
}

const everybody: readonly Person[] = [
  { id: 'a', name: 'Amal', city: 'Riyadh', lessons: 3 },
  { id: 'b', name: 'Basim', city: 'Dubai', lessons: 5 },
  { id: 'c', name: 'Carla', city: 'Riyadh', lessons: 8 },
];

const filtersIn = (address: URLSearchParams) => ({ q: address.get('q'), city: address.get('city') });

let wrote: readonly string[] = [];
let exported = 0;

/** Stands for a page that uses the list. */
function People() {
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const items = everybody.filter(
    ({ name, city }) =>
      name.toLowerCase().includes(filters.q ?? '') && (filters.city === null || city === filters.city),
  );
  return (
    <RecordList<Person>
      name="people"
      label="People"
      pages={{
        items,
        error: null,
        isBehind: false,
        hasMore: false,
        isBringingMore: false,
        bringMore() {},
        retry() {},
      }}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      addressOf={({ id }) => `/people/${id}`}
      columns={[
        { id: 'name', label: 'Name', cell: ({ name }) => name },
        { id: 'city', label: 'City', cell: ({ city }) => city },
        { id: 'lessons', label: 'Lessons', cell: ({ lessons }) => lessons, isNumeric: true, isExtra: true },
      ]}
      search={{
        label: 'Find',
        value: filters.q ?? '',
        onSearch: q => setFilters({ q: q || null }, { replace: true }),
      }}
      filters={
        <Select
          name="city"
          label="Town"
          value={filters.city}
          options={['Riyadh', 'Dubai'].map(id => ({ id, label: id }))}
          onChange={city => setFilters({ city })}
        />
      }
      bulkActions={[
        {
          id: 'write',
          label: 'Write',
          onPress: rows => {
            wrote = rows.map(({ name }) => name);
          },
        },
      ]}
      onExport={async () => {
        exported += 1;
      }}
      empty={{ icon: peopleIcon, title: 'Nobody', text: 'Try again.' }}
    />
  );
}

/** Leaves the page and comes back. */
function Visits() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <h1>Everybody</h1>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Open again
      </button>
      <People key={visit} />
    </>
  );
}

describe.each(languages)('a list of records in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const open = (width: Width = 1280, at = '/people') =>
    show(<Visits />, { language, width, as: 'admin', at });
  const focused = () => document.activeElement?.textContent;
  const link = (name: string) => page.getByRole('link', { name });
  const tick = (name: string) => page.getByRole('checkbox', { name: words.select.replace('{{name}}', name) });

  inBoth('is walked through by keyboard (R870)', async () => {
    await open();
    await userEvent.keyboard('/');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    expect(page.getByRole('searchbox').element()).toHaveValue('');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Amal');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Carla');
    await userEvent.keyboard('{ArrowUp} ');
    await expect.element(tick('Basim')).toBeChecked();
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Amal');
    await userEvent.keyboard('{End}{Enter}');
    expect(location.pathname).toBe('/people/c');
  });

  test('is one stop of the Tab key, where one was last (R870)', async () => {
    await open();
    await expect.element(link('Amal')).toHaveAttribute('tabindex', '0');
    link('Basim').element().focus();
    await expect.element(link('Basim')).toHaveAttribute('tabindex', '0');
    await expect.element(link('Amal')).toHaveAttribute('tabindex', '-1');
  });

  test('answers as one types, with the search in the address (R870)', async () => {
    await open();
    await page.getByRole('searchbox').fill('car');
    await expect.poll(() => location.search).toBe('?q=car');
    await expect.poll(() => link('Amal').elements()).toEqual([]);
    await expect.element(link('Carla')).toBeVisible();
    await userEvent.keyboard('/');
    expect(page.getByRole('searchbox').element()).toHaveValue('car/');
  });

  test('acts on the rows that are ticked and shown (R870)', async () => {
    await open();
    await tick('Amal').click();
    await tick('Basim').click();
    await choose('Town', 'Riyadh');
    await press('Write');
    expect(wrote).toEqual(['Amal']);
    await page.getByRole('checkbox', { name: words.selectAll }).click();
    await press('Write');
    expect(wrote).toEqual(['Amal', 'Carla']);
    await press(words.clear);
    expect(page.getByRole('button', { name: 'Write' }).elements()).toEqual([]);
  });

  test('keeps the columns that were chosen (R871)', async () => {
    await open();
    expect(page.getByRole('columnheader', { name: 'Lessons' }).elements()).toEqual([]);
    await press(words.columns);
    await page.getByRole('dialog').getByText('Lessons').click();
    await page.getByRole('dialog').getByText('City').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('columnheader', { name: 'Lessons' })).toBeVisible();
    expect(page.getByRole('columnheader', { name: 'City' }).elements()).toEqual([]);
    await press('Open again');
    await expect.element(page.getByRole('columnheader', { name: 'Lessons' })).toBeVisible();
    expect(page.getByRole('columnheader', { name: 'City' }).elements()).toEqual([]);
  });

  test('keeps views under names, finds them again and forgets them (R871)', async () => {
    await open(1280, '/people?q=basim&city=Dubai');
    await press(words.views.open);
    await page.getByRole('textbox', { name: words.views.name }).fill('Gulf');
    await press(words.views.save);
    await page.getByRole('link', { name: words.views.everything }).click();
    await expect.poll(() => location.search).toBe('');
    await page.getByRole('dialog').getByRole('link', { name: 'Gulf' }).click();
    await expect.poll(() => location.search).toBe('?city=Dubai');
    await press(words.views.remove.replace('{{name}}', 'Gulf'));
    await expect.poll(() => page.getByRole('link', { name: 'Gulf' }).elements()).toEqual([]);
  });

  test('is saved as a file (R870)', async () => {
    const before = exported;
    await open();
    await press(words.export);
    await expect.poll(() => exported).toBe(before + 1);
  });

  inBoth.each([390, 1280] as const)('has no fault that axe can find, at %i', async width => {
    await open(width);
    await expect.element(link('Amal')).toBeVisible();
    expect(page.getByRole('table').elements()).toHaveLength(width === 390 ? 0 : 1);
    await tick('Amal').click();
    await expect.element(page.getByRole('button', { name: 'Write' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(excess()).toBeLessThanOrEqual(0);
  });
});
