import { describe, expect, test } from 'vitest';
import { affectedTests, importersOf } from '#scripts/testing/affected.mjs';

const edge = (from, to) => ({ from, to });
const graph = [
  edge('domain/test/sessions/joining.test.ts', 'domain/src/sessions/joining.ts'),
  edge('server/src/teaching/sessions/sessions.routes.ts', 'domain/src/sessions/joining.ts'),
  edge('server/src/app/app.ts', 'server/src/teaching/sessions/sessions.routes.ts'),
  edge('server/test/harness.ts', 'server/src/app/app.ts'),
  edge('server/test/mail/mail-list.test.ts', 'server/test/harness.ts'),
  edge('server/test/sessions/log-session.test.ts', 'server/test/harness.ts'),
  edge('server/test/access/matrix.test.ts', 'server/test/harness.ts'),
  edge('web/src/teaching/sessions/join-button.tsx', 'domain/src/sessions/joining.ts'),
  edge('web/test/components/join-button.test.tsx', 'web/src/teaching/sessions/join-button.tsx'),
  edge('web/src/pages/tutor-dashboard/history.tsx', 'web/src/teaching/sessions/join-button.tsx'),
  edge('web/src/app/routes.ts', 'web/src/pages/tutor-dashboard/history.tsx'),
  edge('web/src/pages/about.tsx', 'web/src/app/routes.ts'),
  edge('e2e/tutor-history.test.ts', 'web/public/locales/en/sessions.json'),
];
const tests = graph.map(({ from }) => from).filter(path => path.includes('.test.'));
const journeys = {
  'e2e/tutor-history.test.ts': "await page.goto('/tutor-dashboard/history');",
  'e2e/home.test.ts': "await page.goto('/');",
};
const affected = changed => affectedTests(changed, { graph, tests, journeys });

describe('what a change can touch', () => {
  test('is found through those who import it, near or far', () => {
    expect(affected(['domain/src/sessions/joining.ts'])).toEqual({
      unit: ['domain/test/sessions/joining.test.ts'],
      component: ['web/test/components/join-button.test.tsx'],
      api: ['server/test/sessions/log-session.test.ts', 'server/test/access/matrix.test.ts'],
      journeys: ['e2e/tutor-history.test.ts'],
      pages: ['/tutor-dashboard/history'],
    });
  });

  test('does not reach everything through the file in which everything meets', () => {
    expect([...importersOf(['server/src/teaching/sessions/sessions.routes.ts'], graph)]).not.toContain(
      'server/test/mail/mail-list.test.ts',
    );
    expect([...importersOf(['web/src/pages/tutor-dashboard/history.tsx'], graph)]).not.toContain(
      'web/src/pages/about.tsx',
    );
  });

  test('is every API test where the change is under all of them', () => {
    expect(affected(['packages/platform/src/db/transaction.ts']).api).toBe('all');
    expect(affected(['server/migrations/0029_more.sql']).api).toBe('all');
    expect(affected(['server/test/harness.ts']).api).toBe('all');
  });

  test('is a journey whose words have changed', () => {
    expect(affected(['web/public/locales/en/sessions.json']).journeys).toEqual(['e2e/tutor-history.test.ts']);
  });

  test('is everything where the change is in how all of it is built', () => {
    expect(affected(['package-lock.json']).journeys).toBe('all');
    expect(affected(['web/src/ui/styles.css']).pages).toBe('all');
  });
});
