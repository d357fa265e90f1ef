import { findCycles } from './checks/import-cycles.mjs';
import { importGraph } from './checks/import-graph.mjs';
import { isForbidden } from './checks/import-rules.mjs';
import { report } from './checks/verdict.mjs';

const graph = importGraph();

report([
  ...graph.filter(isForbidden).map(({ from, to }) => `${from} may not import ${to}`),
  ...graph
    .filter(({ specifier }) => specifier.includes('../'))
    .map(({ from, specifier }) => `${from}: write ${specifier} from its package: #folder/file.ts`),
  ...graph
    .filter(edge => edge.isMissing)
    .map(({ from, specifier }) => `${from}: ${specifier} does not exist`),
  ...findCycles(graph).map(files => `a cycle: ${files.join(' -> ')}`),
]);
