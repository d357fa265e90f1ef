import type { StoredFile } from './file-store.ts';

interface Listed {
  readonly files: readonly StoredFile[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const textIn = (xml: string, element: string): string | null =>
  new RegExp(`<${element}>([^<]*)</${element}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '') ?? null;

/** Reads what a bucket answers to a listing. */
export function listedIn(xml: string): Listed {
  const files = (xml.match(/<Contents>[\s\S]*?<\/Contents>/g) ?? []).map(one => {
    const [storageKey, at] = [textIn(one, 'Key'), textIn(one, 'LastModified')];
    if (storageKey === null || at === null) throw new Error('a bucket lists a file without its name or time');
    return { storageKey, keptAt: new Date(at) };
  });
  return { files, next: textIn(xml, 'NextContinuationToken') };
}
