import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeTree, type TreeEntry } from '@bayan/platform/durable-files';
import { StartupError } from '@bayan/platform/startup-error';
import { z } from 'zod';
import { isPlainData, POSTGRES_MAJOR } from './layout.ts';

/** The parts of a backup folder. */
export const MANIFEST = 'manifest.json';
export const CLUSTER_COPY = 'cluster';
export const FILES_COPY = 'files';

const bytes = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const isSafePath = (path: string) => {
  const parts = path.split('/');
  return isPlainData(parts[0] ?? '') && parts.every(part => !['', '.', '..'].includes(part));
};

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  cluster: z.object({ files: z.number().int().positive(), bytes, sha256 }),
  files: z.array(z.object({ path: z.string().refine(isSafePath), bytes, sha256 })),
});
export type Manifest = z.infer<typeof manifestSchema>;

const isFile = (entry: TreeEntry) => !entry.path.endsWith('/');
const totalBytes = (entries: readonly TreeEntry[]) => entries.reduce((sum, entry) => sum + entry.bytes, 0);

/** Describes the copies as they lie on the disk, not what they were copied from. */
async function describe(backup: string): Promise<Pick<Manifest, 'cluster' | 'files'>> {
  const cluster = await describeTree(join(backup, CLUSTER_COPY));
  const digest = createHash('sha256').update(
    cluster.map(({ path, bytes, sha256 }) => `${path}\n${bytes} ${sha256}\n`).join(''),
  );
  return {
    cluster: {
      files: cluster.filter(isFile).length,
      bytes: totalBytes(cluster),
      sha256: digest.digest('hex'),
    },
    files: (await describeTree(join(backup, FILES_COPY))).filter(isFile),
  };
}

export async function makeManifest(backup: string, takenAt: Date, postgres: string): Promise<Manifest> {
  return { format: 1, takenAt: takenAt.toISOString(), postgres, ...(await describe(backup)) };
}

export const sizeOf = ({ cluster, files }: Manifest) => cluster.bytes + totalBytes(files);

async function readManifest(backup: string): Promise<Manifest> {
  const file = join(backup, MANIFEST);
  if (!existsSync(file)) throw new StartupError(`${backup} is not a backup: it has no ${MANIFEST}`);
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new StartupError(`the backup ${backup} is damaged: its ${MANIFEST} cannot be read`);
  }
}

/** Reads the whole backup and compares it with its manifest. */
export async function checkBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  if (Number.parseInt(manifest.postgres, 10) !== POSTGRES_MAJOR) {
    throw new StartupError(
      `the backup ${backup} is from PostgreSQL ${manifest.postgres}; this is ${POSTGRES_MAJOR}`,
    );
  }
  for (const part of [CLUSTER_COPY, FILES_COPY]) {
    if (!existsSync(join(backup, part)))
      throw new StartupError(`the backup ${backup} is damaged: no ${part}`);
  }
  const found = await describe(backup);
  if (found.cluster.sha256 !== manifest.cluster.sha256) {
    throw new StartupError(`the backup ${backup} is damaged: its database differs from the manifest`);
  }
  const foundFiles = new Map(found.files.map(file => [file.path, file.sha256]));
  const damaged = manifest.files.find(({ path, sha256 }) => foundFiles.get(path) !== sha256);
  if (damaged)
    throw new StartupError(`the backup ${backup} is damaged: ${damaged.path} differs or is missing`);
  return manifest;
}
