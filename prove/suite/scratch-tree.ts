import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { withFault } from '#prove/planting.ts';
import type { Fault } from '#prove/proof.ts';
import { runNode } from './run-node.ts';

const BUILT = 'web/dist';
const BUILT_WITHOUT_FAULT = 'web/dist-without-fault';
const INSTALLED = [
  'node_modules',
  'server/node_modules',
  'web/node_modules',
  'domain/node_modules',
  'packages/platform/node_modules',
  'packages/embedded-postgres/node_modules',
];
/** What tools write there while they run: each copy has its own. Further in, a package may bring a folder of the name. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/** A copy of the project to be broken: faults are planted there, never in the tree that somebody works on. */
export interface ScratchTree {
  readonly root: string;
  /** Makes the pages as they are without a fault, once. */
  readonly build: () => Promise<void>;
  /** Does the work with the fault on the disk and, where they are needed, in the built pages. */
  readonly withFault: <T>(fault: Fault, needsPages: boolean, work: () => Promise<T>) => Promise<T>;
  readonly remove: () => void;
}

export function scratchTree(project: string, root: string): ScratchTree {
  copyFiles(project, root);
  for (const folder of INSTALLED)
    if (existsSync(join(project, folder))) linkFiles(join(project, folder), join(root, folder), CACHES);

  const within = (path: string) => join(root, path);
  const make = async () => {
    const { code, output } = await runNode(root, ['web/build.ts']);
    if (code !== 0) throw new Error(`the pages cannot be built: ${output.trim().slice(-500)}`);
  };
  const replace = (from: string, to: string) => {
    rmSync(within(to), { recursive: true, force: true });
    cpSync(within(from), within(to), { recursive: true });
  };
  return {
    root,
    async build() {
      if (existsSync(within(BUILT_WITHOUT_FAULT))) return;
      await make();
      replace(BUILT, BUILT_WITHOUT_FAULT);
    },
    async withFault(fault, needsPages, work) {
      const isInPages = needsPages && /^(?:web|domain)\//.test(fault.file);
      const text = readFileSync(within(fault.file), 'utf8');
      writeFileSync(within(fault.file), withFault(text, fault));
      try {
        if (isInPages) await make();
        return await work();
      } finally {
        writeFileSync(within(fault.file), text);
        if (isInPages) replace(BUILT_WITHOUT_FAULT, BUILT);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** All that belongs to the project, whether or not it is committed yet. */
function copyFiles(project: string, root: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  for (const path of listed.split('\0').filter(path => path !== '' && existsSync(join(project, path)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(project, path), join(root, path));
  }
}

/** Packages are the same files under another name. Links stay as they are: relative ones lead into the copy. */
function linkFiles(from: string, to: string, leftOut: ReadonlySet<string> = new Set()): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkSync(source, target);
    else if (!leftOut.has(entry.name)) linkFiles(source, target);
  }
}
