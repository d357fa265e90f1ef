import { bareZones } from './checks/bare-zones.mjs';
import { ownQueries } from './checks/own-queries.mjs';
import { findInSyntax } from './checks/syntax.mjs';
import { typedLimits } from './checks/typed-limits.mjs';
import { report } from './checks/verdict.mjs';

const findings = [
  ...findInSyntax('web/src', ownQueries),
  ...findInSyntax('web/src', bareZones),
  ...findInSyntax('domain/src', bareZones),
  ...findInSyntax('domain/src', typedLimits),
];

report(findings.map(({ path, line, value }) => `${path}:${line}: ${value}`));
