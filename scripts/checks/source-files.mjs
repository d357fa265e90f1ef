import { existsSync, readFileSync } from 'node:fs';
import { filesBelow } from '#scripts/setup/fingerprint.mjs';
import { inProject } from '#scripts/setup/root.mjs';

const ignored = new Set([
  '.git',
  ...readFileSync(inProject('.gitignore'), 'utf8')
    .split('\n')
    .map(line => line.replace(/\/$/, '')),
]);

/** The files below a folder that belong to the project, whether or not they are committed yet. */
export const projectFiles = folder =>
  existsSync(inProject(folder)) ? filesBelow(folder, name => ignored.has(name)) : [];

export const readProjectFile = path => readFileSync(inProject(path), 'utf8');
