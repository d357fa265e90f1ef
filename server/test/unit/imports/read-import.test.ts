import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import { describe, expect, test } from 'vitest';
import { readImport } from '#teaching/imports/read-import.ts';

const NOW = new Date('2026-11-15T21:30:00Z');
const bytesOf = (text: string) => new TextEncoder().encode(text);
async function* inPieces(bytes: Uint8Array, size = 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = (kind: ImportKind, file: string | Uint8Array) =>
  readImport(kind, inPieces(typeof file === 'string' ? bytesOf(file) : file), NOW);

const HEAD = 'Name,Email,Phone,Country,Time zone,Language,Subjects,Date of birth,Parent name,Parent phone';
/** The faults of the only row. */
async function faultsOf(row: string) {
  const { rows, fileFaults } = await read('students', `${HEAD}\n${row}\n`);
  expect(fileFaults).toEqual([]);
  return rows[0]?.faults.map(({ column, problem }) => [column, problem]);
}

describe('what a row says (R991)', () => {
  test('names, local phones and lists are read as the forms read them', async () => {
    const row =
      'Omar,OMAR@Example.com,0501234567,السعودية,,عربي,"English, الرياضيات",2014-05-01,Huda,٠٥٠٧٦٥٤٣٢١';
    const { rows } = await read('students', `${HEAD}\n${row}\n`);
    expect(rows[0]).toMatchObject({
      number: 2,
      faults: [],
      record: {
        profile: {
          name: 'Omar',
          email: 'omar@example.com',
          phone: '+966501234567',
          country: 'SA',
          timezone: 'Asia/Riyadh',
          language: 'ar',
        },
        student: { subjects: ['English', 'Mathematics'], birthDate: '2014-05-01' },
        parent: { name: 'Huda', phone: '+966507654321' },
      },
    });
  });

  test('a country with one clock gives the time zone; another must name it', async () => {
    expect(await faultsOf('Omar,omar@example.com,,UAE,,,,,,')).toEqual([]);
    expect(await faultsOf('Omar,omar@example.com,,US,,,,,,')).toEqual([['timezone', 'required']]);
    expect(await faultsOf('Omar,omar@example.com,,US,America/New_York,,,,,')).toEqual([]);
  });

  test('tutors and assignments have their own columns', async () => {
    const tutors = await read(
      'tutors',
      'Name;Email;Gender;Hourly rate;Qualifications;Meeting link\nSara;sara@example.com;F;٤٥.٥;"BA; CELTA";https://zoom.example/1\n',
    );
    expect(tutors.rows[0]).toMatchObject({
      faults: [],
      record: { tutor: { gender: 'female', hourlyRate: 45.5, qualifications: ['BA', 'CELTA'] } },
    });
    const assignments = await read(
      'assignments',
      'Tutor email,Student email,Subject\na@b.co,c@d.co,اللغة الإنجليزية\n',
    );
    expect(assignments.rows[0]?.record).toEqual({
      tutorEmail: 'a@b.co',
      studentEmail: 'c@d.co',
      subject: 'English',
    });
  });
});

describe('what is wrong is named by row and column (R992)', () => {
  test.each([
    ['a name is missing', ',omar@example.com,,,,,,,,', [['name', 'required']]],
    ['an address is none', 'Omar,omar@,,,,,,,,', [['email', 'format']]],
    ['a number is none of the country', 'Omar,o@example.com,12,SA,,,,,,', [['phone', 'format']]],
    ['a country is unknown', 'Omar,o@example.com,,Atlantis,,,,,,', [['country', 'not-offered']]],
    ['a time zone is unknown', 'Omar,o@example.com,,SA,Riyadh,,,,,', [['timezone', 'not-offered']]],
    ['a language is not offered', 'Omar,o@example.com,,,,French,,,,', [['language', 'not-offered']]],
    ['a subject is not taught', 'Omar,o@example.com,,,,,"English, Latin",,,', [['subjects', 'not-offered']]],
    ['a day could be two', 'Omar,o@example.com,,,,,,05/01/2014,,', [['birthDate', 'format']]],
    ['a child is not born yet', 'Omar,o@example.com,,SA,,,,2026-11-17,,', [['birthDate', 'too-big']]],
    ['a child is born today in Riyadh, not yet in UTC', 'Omar,o@example.com,,SA,,,,2026-11-16,,', []],
    ['a parent has no name', 'Omar,o@example.com,,SA,,,,,,0501234567', [['parentName', 'required']]],
    ['a cell is a formula', '=HYPERLINK(1),o@example.com,,,,,,,,', [['name', 'formula']]],
    ['a phone is a formula', 'Omar,o@example.com,+1+cmd|x,,,,,,,', [['phone', 'formula']]],
    ['a row has more cells', 'Omar,o@example.com,,,,,,,,,extra', [[null, 'too-many-cells']]],
    [
      'two cells are wrong',
      'Omar,omar,,Atlantis,,,,,,',
      [
        ['country', 'not-offered'],
        ['email', 'format'],
      ],
    ],
  ])('%s', async (_what, row, faults) => {
    expect(await faultsOf(row)).toEqual(faults);
  });

  test('a second row with the same address names the first', async () => {
    const { rows } = await read('students', 'Name,Email\nA,same@example.com\n\nB,SAME@example.com\n');
    expect(rows.map(({ number, faults }) => [number, faults])).toEqual([
      [2, []],
      [4, [{ column: 'email', problem: 'repeated', value: 'SAME@example.com', firstRow: 2 }]],
    ]);
  });

  test('a wrong first row is named, and the rows below it are counted alone', async () => {
    const { fileFaults, rows, rowCount } = await read('students', 'Nom,Email\nA,a@example.com\n');
    expect(fileFaults.map(({ problem }) => problem)).toEqual(['column-unknown', 'column-missing']);
    expect([rows.length, rowCount]).toEqual([0, 1]);
  });

  test('a quotation mark that stays open is named by its row; what comes before it is read', async () => {
    const { fileFaults, rows } = await read(
      'students',
      'Name,Email\nA,a@example.com\n"B,b@example.com\nC,c@example.com\n',
    );
    expect(fileFaults).toEqual([{ column: null, problem: 'quote-open', value: '3' }]);
    expect(rows).toHaveLength(1);
  });

  test('a file without rows is named', async () => {
    expect((await read('students', 'Name,Email\n\n')).fileFaults).toMatchObject([{ problem: 'no-rows' }]);
  });
});

describe('other encodings and delimiters (R992)', () => {
  const TEXT = 'الاسم\tالبريد الإلكتروني\nعمر\tomar@example.com\n';

  test.each([',', ';', '\t'])('columns that %j divides are read', async delimiter => {
    const { rows } = await read('students', `Name${delimiter}Email\nOmar${delimiter}omar@example.com\n`);
    expect(rows[0]).toMatchObject({ cells: { name: 'Omar', email: 'omar@example.com' }, faults: [] });
  });

  test.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16 of Excel', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
  ])('%s is read', async (_name, file) => {
    const { rows, fileFaults } = await read('students', file);
    expect(fileFaults).toEqual([]);
    expect(rows[0]?.cells).toEqual({ name: 'عمر', email: 'omar@example.com' });
  });

  test('what Windows-1256 wrote is named in its cell, and never guessed', async () => {
    const omar = Buffer.from([0xda, 0xe3, 0xd1]);
    const file = Buffer.concat([Buffer.from('Name,Email\n'), omar, Buffer.from(',omar@example.com\n')]);
    const { rows } = await read('students', file);
    expect(rows[0]).toMatchObject({ record: null, faults: [{ column: 'name', problem: 'encoding' }] });
  });
});

test('of 100,000 rows the first 5,000 are read and the others counted, with little memory (R993)', async () => {
  async function* rows() {
    yield bytesOf('Name,Email\n');
    for (let thousand = 0; thousand < 100; thousand++)
      yield bytesOf(
        Array.from({ length: 1000 }, (_row, at) => `Omar,omar${thousand}-${at}@example.com\n`).join(''),
      );
  }
  const { rowCount, rows: kept, fileFaults } = await readImport('students', rows(), NOW);
  expect([rowCount, kept.length]).toEqual([100_000, 5000]);
  expect(fileFaults).toEqual([{ column: null, problem: 'too-many-rows', value: '100000' }]);
});
