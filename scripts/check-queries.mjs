import { findInSyntax } from './checks/syntax.mjs';
import { report } from './checks/verdict.mjs';

const withoutKey = findInSyntax('web/src', found => ({
  CallExpression: node =>
    node.callee.property?.name === 'invalidateQueries' && node.arguments.length === 0 && found(node),
}));

report(
  withoutKey.map(
    ({ path, line }) => `${path}:${line}: reads everything again; say what changed by useRefresh`,
  ),
);
