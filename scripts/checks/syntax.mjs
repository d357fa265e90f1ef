import { parseSync, Visitor } from 'oxc-parser';
import { projectFiles, readProjectFile } from './source-files.mjs';

/** Walks the code of one TypeScript file. */
export function findInCode(path, code, visitorFor) {
  const findings = [];
  const found = (node, value) =>
    findings.push({ path, line: code.slice(0, node.start).split('\n').length, value });
  new Visitor(visitorFor(found, path)).visit(parseSync(path, code).program);
  return findings;
}

/**
 * Walks every TypeScript file below a folder; `visitorFor` gets a function that records a finding at a node, and the path.
 */
export const findInSyntax = (folder, visitorFor) =>
  projectFiles(folder)
    .filter(path => /\.tsx?$/.test(path))
    .flatMap(path => findInCode(path, readProjectFile(path), visitorFor));
