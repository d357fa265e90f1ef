import { findCycles } from './checks/import-cycles.mjs';
import { importGraph } from './checks/import-graph.mjs';
import { isForbidden } from './checks/import-rules.mjs';
import { hasNoOwner, hasNoPlace, isForeignRoute, isWrongWay, readsHigherTable } from './checks/layers.mjs';
import { report } from './checks/verdict.mjs';
import { zodFindings } from './checks/zod-imports.mjs';

const graph = importGraph();
/** Also those that import nothing themselves. */
const paths = new Set(graph.flatMap(({ from, to }) => [from, to]));

report([
  ...graph.filter(isForbidden).map(({ from, to }) => `${from} may not import ${to}`),
  ...graph.filter(isWrongWay).map(({ from, to }) => `${from} comes before ${to} and may not import it`),
  ...graph
    .filter(isForeignRoute)
    .map(({ from, to }) => `${from}: only server/src/app imports routes, not ${to}`),
  ...graph
    .filter(readsHigherTable)
    .map(({ from, to }) => `${from}: the tables of ${to} belong to a later layer`),
  ...[...paths].filter(hasNoPlace).map(path => `${path} has no place in scripts/checks/layers.mjs`),
  ...[...paths]
    .filter(hasNoOwner)
    .map(path => `${path}: scripts/checks/layers.mjs does not say which layer owns its tables`),
  ...graph
    .filter(({ specifier }) => specifier.includes('../'))
    .map(({ from, specifier }) => `${from}: write ${specifier} from its package: #folder/file.ts`),
  ...graph
    .filter(edge => edge.isMissing)
    .map(({ from, specifier }) => `${from}: ${specifier} does not exist`),
  ...zodFindings(graph),
  ...findCycles(graph).map(files => `a cycle: ${files.join(' -> ')}`),
]);
