import { expect, test } from 'vitest';
import { pages as adminPages } from '#pages/admin-dashboard/pages.ts';
import { pages as studentPages } from '#pages/student-dashboard/pages.ts';
import { pages as tutorPages } from '#pages/tutor-dashboard/pages.ts';
import { navItems, navItemsOf } from '#shell/dashboard/nav-items.ts';

const pathsFor = (...rights: ('owner' | 'operations' | 'safeguarding')[]) =>
  navItemsOf('admin', { rights }).map(({ path }) => path);

test('an admin sees the places that the rights open (R801)', () => {
  expect(pathsFor('owner')).toEqual(['', 'stats', 'settings', 'people']);
  expect(pathsFor('operations')).toContain('settings');
  expect(pathsFor('operations')).toContain('people');
  expect(pathsFor('safeguarding')).toEqual(['']);
  expect(pathsFor('owner', 'operations')).toHaveLength(navItems.admin.length);
});

test('until it is known who is there, and for everybody else, all places are shown', () => {
  expect(navItemsOf('admin', null)).toEqual(navItems.admin);
  expect(navItemsOf('tutor', { rights: [] })).toEqual(navItems.tutor);
});

test('every place has its page', () => {
  const pagesOf = { admin: adminPages, tutor: tutorPages, student: studentPages };
  for (const role of ['admin', 'tutor', 'student'] as const)
    expect(Object.keys(pagesOf[role])).toEqual(
      expect.arrayContaining(navItems[role].map(({ path }) => path)),
    );
});
