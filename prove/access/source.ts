import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

const ROOT = join(import.meta.dirname, '../..');

/** A part of a program as the parser sees it, with its parts under names of their own. */
export interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

export interface Source {
  /** From the root of the project. */
  readonly file: string;
  readonly code: string;
  /** Every part of it, outer ones before inner ones. */
  readonly parts: readonly Part[];
}

export function sourcesIn(folder: string, isWanted: (file: string) => boolean): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll(sep, '/')}`)
    .filter(file => file.endsWith('.ts') && isWanted(file))
    .sort()
    .map(sourceOf);
}

/** Wherever requests are answered and records are read. */
export const serverSources = (isWanted: (file: string) => boolean): Source[] =>
  ['packages/auth/src', 'server/src'].flatMap(folder => sourcesIn(folder, isWanted));

export function sourceOf(file: string): Source {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return { file, code, parts: [...walk(program)] };
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && typeof (value as Part).type === 'string';

function* walk(value: unknown): Generator<Part> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item);
  } else if (isPart(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* walk(inner);
  }
}

export const textOf = ({ code }: Source, { start, end }: { start: number; end: number }) =>
  code.slice(start, end);

/** The name of an identifier, or of what is called by one. */
export const nameOf = (part: unknown): string =>
  isPart(part) ? String(part.name ?? nameOf(part.callee ?? part.id ?? null) ?? '') : '';

/** The value of a property of an object that stands in the code. */
export function propertyOf(object: Part, name: string): Part | undefined {
  const properties = (object.properties ?? []) as Part[];
  return properties.find(({ key }) => nameOf(key) === name)?.value as Part | undefined;
}
