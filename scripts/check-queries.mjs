import { findInSyntax } from './checks/syntax.mjs';
import { report } from './checks/verdict.mjs';

/** Nouns whose endpoints have no contract yet. Each that gets one leaves this list; at the end the list goes. */
const NOT_YET = new Set([
  'web/src/teaching/feedback/use-feedback.ts',
  'web/src/teaching/homework/own/use-own-homework.ts',
  'web/src/teaching/homework/use-homework.ts',
  'web/src/teaching/resources/use-resources.ts',
  'web/src/teaching/session-requests/use-session-requests.ts',
  'web/src/teaching/sessions/logger/use-log-session.ts',
  'web/src/teaching/sessions/session-change.ts',
  'web/src/views/admin-overview/use-waiting-sessions.ts',
]);

const withoutKey = findInSyntax('web/src', found => ({
  CallExpression: node =>
    node.callee.property?.name === 'invalidateQueries' && node.arguments.length === 0 && found(node),
}));

report([
  ...withoutKey
    .filter(({ path }) => !NOT_YET.has(path))
    .map(({ path, line }) => `${path}:${line}: reads everything again; say what changed by useRefresh`),
  ...[...NOT_YET]
    .filter(path => !withoutKey.some(finding => finding.path === path))
    .map(path => `${path} names what changed: strike it off the list in scripts/check-queries.mjs`),
]);
