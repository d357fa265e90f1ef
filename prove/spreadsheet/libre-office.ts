import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = process.env.SOFFICE_PATH ?? 'soffice';
const LIMIT_MS = 120_000;
/** Commas, double quotes, UTF-8, from the first line: what the import dialog proposes where it finds the file's mark. */
const AS_PROPOSED = '--infilter=CSV:44,34,76,1';

/** What the program says of itself; an error that tells what to do where there is none. */
export async function versionOfProgram(): Promise<string> {
  const { stdout } = await run(PROGRAM, ['--version']).catch((cause: unknown) => {
    throw new Error('LibreOffice Calc is needed (Debian: libreoffice-calc), or its path in SOFFICE_PATH', {
      cause,
    });
  });
  return stdout.trim();
}

/** Opens a CSV as a double click would, and saves it as a flat XML spreadsheet, in which formulas are told from texts. */
export async function openedInSpreadsheet(csv: Uint8Array, folder: string): Promise<string> {
  await writeFile(join(folder, 'export.csv'), csv);
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const args = [
    `-env:UserInstallation=${profile}`,
    '--headless',
    AS_PROPOSED,
    '--convert-to',
    'fods',
    '--outdir',
    folder,
  ];
  await run(PROGRAM, [...args, join(folder, 'export.csv')], { timeout: LIMIT_MS });
  return readFile(join(folder, 'export.fods'), 'utf8');
}
