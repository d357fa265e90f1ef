import { parseSync, Visitor } from 'oxc-parser';
import { projectFiles, readProjectFile } from './source-files.mjs';

/** Walks every TypeScript file below a folder; `visitorFor` gets a function that records a finding at a node. */
export function findInSyntax(folder, visitorFor) {
  return projectFiles(folder)
    .filter(path => /\.tsx?$/.test(path))
    .flatMap(path => {
      const code = readProjectFile(path);
      const findings = [];
      const found = (node, value) =>
        findings.push({ path, line: code.slice(0, node.start).split('\n').length, value });
      new Visitor(visitorFor(found)).visit(parseSync(path, code).program);
      return findings;
    });
}
