import { readFileSync } from 'node:fs';
import { inProject } from './root.mjs';

const lockedPackages = (...parts) => JSON.parse(readFileSync(inProject(...parts), 'utf8')).packages;

const libc = () => {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
};

const names = (list, value) => list === undefined || [list].flat().includes(value);

const isForThisMachine = ({ os, cpu, libc: wanted }) =>
  names(os, process.platform) && names(cpu, process.arch) && (wanted === undefined || names(wanted, libc()));

/** Packages of no platform that only serve another platform's optional package have nothing to say here. */
const mayBeMissing = entry => entry.optional && !(entry.os !== undefined && isForThisMachine(entry));

/** Every difference between what the lock file asks for on this machine and what npm installed. */
export function differencesFromLock() {
  const locked = lockedPackages('package-lock.json');
  const installed = lockedPackages('node_modules', '.package-lock.json');
  const missingOrOther = Object.entries(locked).flatMap(([path, entry]) => {
    const found = installed[path];
    if (path === '' || (found ? found.version === entry.version : mayBeMissing(entry))) return [];
    return [`${path}: ${entry.version} wanted, ${found?.version ?? 'nothing'} found`];
  });
  const unlocked = Object.entries(installed)
    .filter(([path, entry]) => !locked[path] && !entry.optional)
    .map(([path, entry]) => `${path}: ${entry.version} found, not in the lock file`);
  return [...missingOrOther, ...unlocked];
}
