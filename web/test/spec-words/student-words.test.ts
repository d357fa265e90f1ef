import { expect, test } from 'vitest';
import feedback from '#locales/en/feedback.json' with { type: 'json' };
import homework from '#locales/en/homework.json' with { type: 'json' };
import messages from '#locales/en/messages.json' with { type: 'json' };
import profiles from '#locales/en/profiles.json' with { type: 'json' };
import progress from '#locales/en/progress.json' with { type: 'json' };
import overview from '#locales/en/student-overview.json' with { type: 'json' };
import sessions from '#locales/en/student-sessions.json' with { type: 'json' };

// The owner's own words. Browser tests take theirs from the same files as the pages, and would follow any change.

test('the student’s dashboard says what it was specified to say (R430, R431)', () => {
  expect(overview).toMatchObject({
    tiles: {
      total: 'Total Sessions',
      upcoming: 'Upcoming Sessions',
      rating: 'Session Rating',
      unrated: 'N/A',
      pending: 'Pending Tasks',
    },
    upcoming: { empty: 'No upcoming sessions' },
    homework: { dueSoon: 'Due Soon' },
    recent: { empty: 'No completed sessions yet' },
    quick: { homework: 'Homework', feedback: 'Feedback', progress: 'Progress' },
  });
});

test('the student’s sessions say what they were specified to say (R24, R119)', () => {
  expect(sessions).toMatchObject({
    tabs: { upcoming: 'Upcoming Sessions', history: 'Session History' },
    empty: { upcoming: { title: 'No Upcoming Sessions' }, history: { title: 'No Session History' } },
    unknownTutor: 'Unknown Tutor',
  });
});

test('feedback says what it was specified to say (R121 to R123)', () => {
  expect(feedback).toMatchObject({
    caughtUp: { title: 'All Caught Up!' },
    meanings: { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very Good', 5: 'Excellent' },
    submit: 'Submit Feedback',
    missing: { title: 'Missing Information', text: 'Please select a rating before submitting.' },
    sent: {
      title: 'Feedback Submitted',
      text: 'Thank you for your feedback! It helps us improve our services.',
    },
  });
});

test('each of the five ratings has a short description (R121)', () => {
  expect(Object.values(feedback.descriptions).filter(text => text.length > 0)).toHaveLength(5);
  expect(new Set(Object.values(feedback.descriptions)).size).toBe(5);
});

test('the student’s homework says what it was specified to say (R142 to R146)', () => {
  expect(homework.own).toMatchObject({
    tiles: {
      all: 'Total Assignments',
      pending: 'Pending',
      completed: 'Completed',
      rate: 'Completion Rate',
    },
    tabs: { pending: 'Pending', completed: 'Completed' },
    empty: { completed: { title: 'No Completed Assignments' } },
    dueSoon: 'Due Soon',
    begin: 'Mark In Progress',
    submit: 'Submit Work',
    submitted: expect.stringMatching(/^Submitted\b/),
  });
  expect(homework).toMatchObject({ overdue: 'Overdue', work: { submit: 'Submit Work' } });
});

test('the alert about overdue homework has the right plural (R148)', () => {
  const { overdue_one: one, overdue_other: other } = homework.own;
  expect(one).toBe('You have {{count}} overdue assignment. Please submit it as soon as possible.');
  expect(other).toBe('You have {{count}} overdue assignments. Please submit them as soon as possible.');
});

test('the profile says what it was specified to say (R19)', () => {
  expect(profiles).toMatchObject({
    save: 'Save Changes',
    cancel: 'Cancel',
    saved: { title: 'Profile Updated', text: 'Your profile has been successfully updated.' },
  });
});

test('progress and contact have the titles they were specified to have (R161, R261)', () => {
  expect(progress.title).toBe('Progress Notes');
  expect(messages.contact.title).toBe('Contact Information');
});
