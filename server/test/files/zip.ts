import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the directory says instead of the truth. */
  readonly says?: { readonly unpacked?: number; readonly packed?: number; readonly flags?: number };
}

/** Writes a zip by hand, so that a test can make it say anything. */
export function zipOf(parts: readonly Part[], { comment = '' } = {}): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, says = {} } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(says.flags ?? 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(says.packed ?? packed.length, 14);
    common.writeUInt32LE(says.unpacked ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const after = Buffer.alloc(14);
    after.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, after, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)]);
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const KINDS = {
  docx: { main: 'word/document.xml', type: `${OFFICE}.wordprocessingml.document` },
  pptx: { main: 'ppt/presentation.xml', type: `${OFFICE}.presentationml.presentation` },
  xlsx: { main: 'xl/workbook.xml', type: `${OFFICE}.spreadsheetml.sheet` },
} as const;

const typesOf = (main: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${type}"/></Types>`;

/** The least that an office document is, and whatever else it shall hold. */
export const officeParts = (kind: keyof typeof KINDS, more: readonly Part[] = []): Part[] => {
  const { main, type } = KINDS[kind];
  return [
    { name: '[Content_Types].xml', content: typesOf(main, `${type}.main+xml`) },
    { name: main, content: '<document/>' },
    ...more,
  ];
};

export const officeFile = (kind: keyof typeof KINDS) => zipOf(officeParts(kind));
export const withMacros = () =>
  zipOf([
    {
      name: '[Content_Types].xml',
      content: typesOf('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    },
    { name: 'word/document.xml', content: '<document/>' },
  ]);
