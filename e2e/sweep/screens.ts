import { fallbackLanguage, languageOfTag } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';
import { ask, newAccount, requestRecovery, sample, tokenOf } from '#e2e/accounts.ts';
import { untilTakenOver } from '#e2e/browser.ts';
import { mailedLink, replyLink, stopLink } from '#e2e/mailbox.ts';
import { profileTexts } from '#e2e/profile-page.ts';
import { remind } from '#e2e/reminded.ts';
import { newTeaching } from '#e2e/teaching.ts';
import { everyRoute } from './every-route.ts';
import type { Person } from './people.ts';

export interface Screen {
  readonly who: Person;
  /** As the routes have it, or what it shows where no route leads there. */
  readonly name: string;
  readonly address: () => Promise<string>;
  /** How to get there, where its address is not enough. */
  readonly come?: (page: Page) => Promise<void>;
  /** Console messages that belong to it. */
  readonly expected?: readonly RegExp[];
}

type Entry = Omit<Screen, 'name' | 'address'> & {
  /** What follows the route in the address. */
  readonly more?: string | (() => Promise<string>);
};

const nowhere = [/status of 404/, /^404: there is no page at/];
const tabs = (who: Person, ...names: readonly string[]): readonly Entry[] =>
  names.map(name => ({ who, more: `?tab=${name}` }));

async function moveAnswer(): Promise<string> {
  const { student, log } = await newTeaching();
  const { id } = await log(72);
  await remind(id);
  return new URL(await replyLink(student.email, 'move')).hash;
}

async function stopQuery(): Promise<string> {
  const { student, log } = await newTeaching();
  const { id } = await log(72);
  await remind(id);
  const { searchParams } = new URL(await stopLink(student.email));
  return `?token=${searchParams.get('token')}`;
}

/** The preview of a file that is wrong in every column of its last row. */
async function faultyImport(): Promise<string> {
  const rows = 'Name,Email,Country,Phone\nOmar,omar@import.example,SA,0501234567\n=1,omar,Atlantis,12\n';
  const { id } = await ask<{ id: string }>('POST', '/api/imports?kind=students&name=september.csv', {
    token: await tokenOf(sample('admin')),
    file: rows,
  });
  return `?import=${id}`;
}

async function recoveryLink(): Promise<string> {
  const { email } = await newAccount('student');
  await requestRecovery(email);
  return new URL(await mailedLink(email)).search;
}

/** Who opens a route. The places of a dashboard need no entry, unless they have parameters or tabs. */
const entries: Readonly<Record<string, readonly Entry[]>> = {
  '/': [{ who: 'visitor' }],
  '/home': [{ who: 'visitor' }],
  '/about': [{ who: 'visitor' }, { who: 'student' }],
  '/how-it-works': [{ who: 'visitor' }],
  '/tutors': [{ who: 'visitor' }, { who: 'visitor', more: '?level=early-years' }],
  '/tutors/:slug': [{ who: 'visitor' }],
  '/become-tutor': [{ who: 'visitor' }],
  '/request-tutor': [{ who: 'visitor' }],
  '/contact': [{ who: 'visitor' }],
  '/coming-soon': [{ who: 'visitor' }],
  '/offline': [{ who: 'visitor' }],
  '/login': [{ who: 'visitor' }],
  '/signup': [{ who: 'visitor' }],
  '/forgot-password': [{ who: 'visitor' }],
  '/reset-password': [{ who: 'visitor' }, { who: 'waiting' }],
  '/set-password': [{ who: 'waiting' }],
  '/link-expired': [{ who: 'visitor' }],
  '/confirm-link': [{ who: 'visitor', more: recoveryLink }],
  '/waiting': [{ who: 'waiting' }],
  '/second-factor': [{ who: 'tutor' }],
  '/apply/student': [{ who: 'visitor' }, { who: 'visitor', more: '?tutor=eleanor-w' }],
  '/apply/tutor': [{ who: 'visitor' }],
  '/enquire': [{ who: 'visitor' }],
  '/lesson-reply': [
    { who: 'visitor', more: moveAnswer },
    { who: 'visitor', expected: [/status of 4\d\d/] },
  ],
  '/privacy': [{ who: 'visitor' }, { who: 'student' }],
  '/privacy/children': [{ who: 'visitor' }],
  '/terms': [{ who: 'visitor' }],
  '/stop-reminders': [
    { who: 'visitor', more: stopQuery },
    { who: 'visitor', expected: [/status of 404/] },
  ],
  '/*': [{ who: 'visitor', more: '/no/such/page', expected: nowhere }],
  '/admin-dashboard/students/:studentId': tabs(
    'admin',
    'overview',
    'lessons',
    'homework',
    'progress',
    'messages',
    'files',
    'history',
    'staffNotes',
  ),
  '/admin-dashboard/tutors/:tutorId': [{ who: 'admin' }],
  '/admin-dashboard/statements': [
    { who: 'admin', more: '?side=family' },
    { who: 'admin', more: '?side=tutor' },
  ],
  '/admin-dashboard/statements/:personId': [{ who: 'admin' }],
  '/admin-dashboard/tutors/:tutorId/hours': [{ who: 'admin' }],
  '/tutor-dashboard/history': [
    { who: 'tutor', more: '?view=past' },
    { who: 'tutor', more: '?view=to-come' },
  ],
  '/admin-dashboard/sessions': ['day', 'week', 'month'].map(view => ({
    who: 'admin',
    more: `?show=${view}`,
  })),
  '/admin-dashboard/applications': ['student', 'tutor', 'enquiry'].map(kind => ({
    who: 'admin',
    more: `?kind=${kind}`,
  })),
  '/admin-dashboard/import': [{ who: 'admin' }, { who: 'admin', more: faultyImport }],
  '/admin-dashboard/settings': tabs(
    'admin',
    'settings',
    'lesson-rules',
    'holidays',
    'ramadan',
    'mails',
    'versions',
  ),
  '/admin-dashboard/settings/ramadan/:timetableId': [{ who: 'admin' }],
  '/tutor-dashboard/calendar/ramadan/:timetableId': [{ who: 'tutor' }],
  '/tutor-dashboard/students/:studentId': tabs(
    'tutor',
    'sessions',
    'notes',
    'homework',
    'messages',
    'parent',
  ),
  '/student-dashboard/sessions': tabs('student', 'upcoming', 'history'),
  '/student-dashboard/homework': tabs('student', 'pending', 'completed'),
};

async function idOf(name: 'student' | 'tutor'): Promise<string> {
  const me = await ask<{ profile: { id: string } }>('GET', '/api/me', {
    token: await tokenOf(sample(name)),
  });
  return me.profile.id;
}

async function timetableId(): Promise<string> {
  const { items } = await ask<{ items: readonly { id: string; country: string }[] }>(
    'GET',
    '/api/timetables',
    {
      token: await tokenOf(sample('tutor')),
    },
  );
  const ofSamples = items.find(({ country }) => country === 'BH');
  if (!ofSamples) throw new Error('the samples have no Ramadan timetable');
  return ofSamples.id;
}

const parameters: Readonly<Record<string, () => Promise<string>>> = {
  ':slug': async () => 'eleanor-w',
  ':studentId': () => idOf('student'),
  ':timetableId': timetableId,
  ':tutorId': () => idOf('tutor'),
  ':personId': () => idOf('student'),
};

const dashboard = /^\/(?<role>admin|tutor|student)-dashboard(?=\/|$)/;
const parameter = /:\w+/;

/** What is needed to open a route; none where only somebody who knows the screen can say it. */
function entriesOf(route: string): readonly Entry[] | undefined {
  const role = dashboard.exec(route)?.groups?.role as Person | undefined;
  if (entries[route] || !role) return entries[route];
  if (route.endsWith('/*')) return [{ who: role, more: '/nowhere', expected: nowhere }];
  return parameter.test(route) ? undefined : [{ who: role }];
}

async function addressOf(route: string, more: Entry['more'] = ''): Promise<string> {
  const name = parameter.exec(route)?.[0];
  const path = name ? route.replace(name, (await parameters[name]?.()) ?? name) : route;
  return path.replace(/\/\*$/, '') + (typeof more === 'string' ? more : await more());
}

/** The file of the about page does not come, twice. */
const errorPage: Screen = {
  who: 'visitor',
  name: 'the page of an error',
  address: async () => '/',
  async come(page) {
    await untilTakenOver(page);
    const aboutFile = /\/assets\/about-[^/]+\.js$/;
    await page.route(aboutFile, route => route.abort());
    try {
      await page.evaluate(() =>
        sessionStorage.setItem('bayan.loaded-anew.page', new URL('/about', location.href).href),
      );
      await page.locator('footer a[href="/about"]').dispatchEvent('click');
      await page.locator('main button').waitFor();
    } finally {
      await page.unroute(aboutFile);
      await page.evaluate(() => sessionStorage.removeItem('bayan.loaded-anew.page'));
    }
  },
  expected: [/ERR_FAILED/, /^Unexpected Application Error!/, /about-.*\.js/, /dynamically imported/],
};

/** Its bar with Save stays in sight while the fields pass under it. */
const profileForm: Screen = {
  who: 'student',
  name: 'the profile while it is edited',
  address: async () => '/student-dashboard/profile',
  async come(page) {
    const language = languageOfTag(await page.locator('html').getAttribute('lang')) ?? fallbackLanguage;
    await page.getByRole('button', { name: profileTexts[language].edit, exact: true }).click();
    await page.locator('form [type=submit]').waitFor();
  },
};

const routes = await everyRoute();

/** Routes that nobody said how to open, and entries for routes that are gone. */
export const unknownRoutes = {
  withoutEntry: routes.filter(
    route => !entriesOf(route) || (parameter.test(route) && !parameters[parameter.exec(route)?.[0] ?? '']),
  ),
  gone: Object.keys(entries).filter(route => !routes.includes(route)),
};

export const screens: readonly Screen[] = [
  ...routes.flatMap(route =>
    (entriesOf(route) ?? []).map(({ more, ...entry }) => ({
      ...entry,
      name: route + (typeof more === 'string' ? more : more ? ' with what was made for it' : ''),
      address: () => addressOf(route, more),
    })),
  ),
  profileForm,
  errorPage,
];
