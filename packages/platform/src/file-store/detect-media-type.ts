import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { isZip, type MediaType, mediaTypeOf } from '@bayan/domain/files/media-type';
import { CONTENT_TYPES, isHarmlessZip, officeTypeOf } from '@bayan/domain/files/office-file';
import {
  contentStart,
  directoryPlace,
  readZipDirectory,
  ZIP_LOCAL_BYTES,
  ZIP_TAIL_BYTES,
  type ZipEntry,
} from '@bayan/domain/files/zip-directory';

const HEAD_BYTES = 4096;
const MAX_DIRECTORY = 4 * 1024 * 1024;
const MAX_LIST_OF_TYPES = 1024 * 1024;
const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/** What a file on the disk is, by looking into it; null for whatever the academy does not keep (R176). */
export async function detectMediaType(path: string, size: number): Promise<MediaType | null> {
  const file = await open(path);
  try {
    const head = await bytesAt(file, 0, HEAD_BYTES);
    return isZip(head) ? await officeTypeIn(file, size) : mediaTypeOf(head);
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}

async function officeTypeIn(file: FileHandle, size: number): Promise<MediaType | null> {
  const tailStart = Math.max(0, size - ZIP_TAIL_BYTES);
  const place = directoryPlace(await bytesAt(file, tailStart, size - tailStart), size);
  if (!place || place.size > MAX_DIRECTORY) return null;
  const entries = readZipDirectory(await bytesAt(file, place.offset, place.size), place.entries);
  if (!entries || !isHarmlessZip(entries, size)) return null;
  const types = entries.find(({ name }) => name === CONTENT_TYPES);
  const text = types && (await textOf(file, types).catch(() => null));
  return text
    ? officeTypeOf(
        text,
        entries.map(({ name }) => name),
      )
    : null;
}

async function textOf(file: FileHandle, { offset, packed, isDeflated }: ZipEntry): Promise<string | null> {
  const start = contentStart(await bytesAt(file, offset, ZIP_LOCAL_BYTES), offset);
  if (start === null || packed > MAX_LIST_OF_TYPES) return null;
  const bytes = await bytesAt(file, start, packed);
  return (isDeflated ? await unpack(bytes, { maxOutputLength: MAX_LIST_OF_TYPES }) : bytes).toString();
}
