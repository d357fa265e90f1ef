import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@bayan/domain/language/language';
import { LegalMarkError, legalDocumentOf, shapeOf } from '@bayan/domain/legal-texts/legal-document';
import { LEGAL_KINDS, type LegalKind } from '@bayan/domain/legal-texts/legal-kinds';
import { StartupError } from '@bayan/platform/startup-error';

/** A legal text as the files of the repository have it, in both languages. */
export interface LegalFile {
  readonly kind: LegalKind;
  readonly version: string;
  readonly isMaterial: boolean;
  readonly bodies: Readonly<Record<Language, string>>;
}

export const LEGAL_FOLDER = join(import.meta.dirname, '../../../legal');

const HEAD =
  /^---\nversion: (?<version>\d{4}-\d{2}-\d{2})\nmaterial: (?<material>yes|no)\n---\n(?<body>.+)$/s;

export const readLegalFiles = (folder = LEGAL_FOLDER): LegalFile[] =>
  LEGAL_KINDS.map(kind => readLegalFile(folder, kind));

function readLegalFile(folder: string, kind: LegalKind): LegalFile {
  const [first, ...others] = languages.map(language => {
    const name = `${language}/${kind}.md`;
    const { version, material, body } =
      HEAD.exec(readFileSync(join(folder, name), 'utf8'))?.groups ?? refuse(name, 'has no head');
    if (!version || !body) return refuse(name, 'has no head');
    return { name, language, version, material, body: body.trim(), shape: shapeIn(name, body) };
  });
  if (!first) return refuse(kind, 'has no language');
  for (const { name, version, material, shape } of others) {
    if (version !== first.version || material !== first.material)
      return refuse(name, `has another head than ${first.name}`);
    if (shape !== first.shape) return refuse(name, `has other parts than ${first.name}`);
  }
  const bodies = Object.fromEntries([first, ...others].map(({ language, body }) => [language, body]));
  return {
    kind,
    version: first.version,
    isMaterial: first.material === 'yes',
    bodies: bodies as Record<Language, string>,
  };
}

function shapeIn(name: string, body: string): string {
  try {
    return shapeOf(legalDocumentOf(body));
  } catch (error) {
    if (error instanceof LegalMarkError) return refuse(name, `cannot be read: ${error.message}`);
    throw error;
  }
}

function refuse(name: string, why: string): never {
  throw new StartupError(`legal text ${name} ${why}`);
}
