import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arSettings from '#locales/ar/academy-settings.json';
import arDashboard from '#locales/ar/dashboard.json';
import ar from '#locales/ar/palette.json';
import arPeople from '#locales/ar/people.json';
import enSettings from '#locales/en/academy-settings.json';
import enDashboard from '#locales/en/dashboard.json';
import en from '#locales/en/palette.json';
import enPeople from '#locales/en/people.json';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { CommandPalette } from '#views/command-palette/command-palette.tsx';
import { answer, asked } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Width } from './render.tsx';
import { idOf, pageOf, session, student } from './samples.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const placesIn = { en: enDashboard.places.admin, ar: arDashboard.places.admin };
const settingsIn = { en: enSettings, ar: arSettings };
const peopleIn = { en: enPeople, ar: arPeople };
const listed = 'GET /api/profiles';
const applied = 'GET /api/applications';
const taught = 'GET /api/sessions';
const person = { ...student, email: 'noura@family.example', role: 'student' };

describe.each(languages)('the command palette in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const places = placesIn[language];
  const field = page.getByRole('combobox', { name: words.title });
  const selected = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;

  beforeEach(() => {
    for (const endpoint of [listed, applied, taught]) answer(endpoint, pageOf());
  });
  async function open(
    keys = '{Control>}k{/Control}',
    width: Width = 1280,
    as: 'admin' | UserProfile = 'admin',
  ) {
    await show(
      <>
        <h1>Admin</h1>
        <CommandPalette />
      </>,
      { language, width, as, at: '/admin-dashboard' },
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard(keys);
    await expect.element(field).toHaveFocus();
  }

  inBoth('opens a page by the keyboard alone (R885)', async () => {
    await open();
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect.poll(selected).toContain(words.import.assignments);
    answer(listed, pageOf(person));
    await field.fill(places.students);
    await expect.element(page.getByRole('option', { name: person.email, exact: false })).toBeVisible();
    await expect.poll(selected).toContain(places.students);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname).toBe('/admin-dashboard/students');
    expect(field.elements()).toEqual([]);
  });

  test('finds people by a part of the name or address, and opens their record (R885)', async () => {
    const others = [
      { ...person, id: idOf(3), name: 'An admin', nameAr: null, role: 'admin' },
      { ...person, id: idOf(4), name: 'A stranger', nameAr: null, role: null },
    ];
    answer(listed, pageOf(person, ...others));
    await open('{Meta>}k{/Meta}', 390);
    await field.fill('noura@');
    await expect.poll(() => asked(listed).at(-1)?.query.toString()).toBe('q=noura%40&limit=8');
    const name = language === 'ar' ? student.nameAr : student.name;
    await expect.element(page.getByRole('option', { name: 'An admin', exact: false })).toBeVisible();
    await page.getByRole('option', { name, exact: false }).click();
    await expect.poll(() => location.pathname).toBe(`/admin-dashboard/students/${student.id}`);
    await userEvent.keyboard('{Control>}k{/Control}noura@');
    await page.getByRole('option', { name: 'A stranger', exact: false }).click();
    await expect
      .poll(() => location.pathname + location.search)
      .toBe(`/admin-dashboard/people/accounts?open=${idOf(4)}`);
  });

  test('finds the tabs and parts of a page by words of both, in any order (R885)', async () => {
    await open();
    const tab = settingsIn[language].tabs.versions;
    const option = page.getByRole('option', { name: tab, exact: false });
    expect(option.elements()).toEqual([]);
    await field.fill(`${tab} ${places.settings}`);
    await option.click();
    await expect
      .poll(() => location.pathname + location.search)
      .toBe('/admin-dashboard/settings?tab=versions');
  });

  test('offers nothing that the admin’s rights refuse, and asks for nothing (R886)', async () => {
    await open('{Control>}k{/Control}', 1280, { ...people.admin, rights: ['safeguarding'] });
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
    await field.fill(words.invite.student);
    await expect.element(page.getByText(words.nothing)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => field.elements()).toEqual([]);
    expect(asked(listed)).toEqual([]);
  });

  test('finds applications and lessons too, each by its own index (R886)', async () => {
    const reference = 'BA-7K3F-94QD';
    answer(applied, pageOf({ id: idOf(80), name: 'Moza Al Kaabi', reference, kind: 'student' }));
    answer(taught, pageOf(session()));
    await open();
    await field.fill('moza');
    await expect.element(page.getByRole('option', { name: words.kinds.session, exact: false })).toBeVisible();
    await page.getByRole('option', { name: reference, exact: false }).click();
    await expect.poll(() => location.search).toBe(`?kind=student&open=${idOf(80)}`);
    await userEvent.keyboard('{Control>}k{/Control}moza');
    await page.getByRole('option', { name: words.kinds.session, exact: false }).click();
    const { id, startsAt } = session();
    await expect
      .poll(() => location.pathname + location.search)
      .toBe(`/admin-dashboard/sessions?day=${startsAt.slice(0, 10)}&lesson=${id}`);
    expect(asked(taught).at(-1)?.query.toString()).toBe('q=moza&limit=4');
  });

  test('does what can be done from anywhere (R885)', async () => {
    await open();
    answer(listed, pageOf(person));
    await field.fill(words.invite.student);
    await expect.element(page.getByRole('option', { name: person.email, exact: false })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('dialog', { name: peopleIn[language].invite.button.student }))
      .toBeVisible();
  });

  test('takes what is typed before its field is there (R885)', async () => {
    answer(listed, pageOf());
    await open('{Control>}k{/Control}noura');
    await expect.element(field).toHaveValue('noura');
  });

  test('says where nothing is found (R885)', async () => {
    await open();
    await field.fill('nowhere to be found');
    await expect.poll(() => asked(listed)).toHaveLength(1);
    await expect.element(page.getByText(words.nothing)).toBeVisible();
  });
});
