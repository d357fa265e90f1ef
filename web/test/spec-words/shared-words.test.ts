import { expect, test } from 'vitest';
import dashboard from '#locales/en/dashboard.json' with { type: 'json' };
import names from '#locales/en/names.json' with { type: 'json' };
import signIn from '#locales/en/sign-in.json' with { type: 'json' };
import translation from '#locales/en/translation.json' with { type: 'json' };

// What a student meets outside of the pages of their own, in the owner's own words.

test('the sign-in says what it was specified to say (R52 to R54)', () => {
  expect(signIn.login).toMatchObject({
    submitting: 'Signing in...',
    missing: { title: 'Missing Information', text: 'Please enter both email and password.' },
    failed: { title: 'Login Failed', text: 'Invalid email or password.' },
    error: { title: 'Login Error', text: 'An unexpected error occurred. Please try again.' },
  });
});

test('the header and the sidebar name the ways in and out as specified', () => {
  expect(translation.shell).toMatchObject({ login: 'Login', signOut: 'Sign out' });
  expect(dashboard).toMatchObject({ logout: 'Logout' });
});

test('a page that is not there, and one that fell over, say so as specified (R342)', () => {
  expect(translation).toMatchObject({
    notFound: { heading: 'Oops! Page not found' },
    error: { heading: 'Unexpected Application Error!' },
  });
});

test('the academy’s tagline is the specified one', () => {
  expect(translation.home.tagline).toBe('Premium British English tutoring for Gulf families');
  expect(signIn.frame.tagline).toBe(translation.home.tagline);
});

test('every subject is called by its specified name (R86)', () => {
  expect(Object.values(names.subjects)).toEqual([
    'Mathematics',
    'Algebra',
    'Calculus',
    'Statistics',
    'Physics',
    'Chemistry',
    'Biology',
    'English',
    'History',
    'Computer Science',
  ]);
});
