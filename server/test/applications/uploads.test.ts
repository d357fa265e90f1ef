import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_CERTIFICATE } from '@bayan/domain/applications/certificate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { files } from '#schema/files.ts';
import { formStamp } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { applicantOf, codeOf, ENQUIRY, PDF, TUTOR } from './applicant.ts';

let app: TestApp;
let applicant: ReturnType<typeof applicantOf>;
const open = async (env: Record<string, string> = {}) => {
  app = await createTestApp({ env });
  applicant = applicantOf(app);
};
beforeEach(() => open());
afterEach(() => app.close());

/** Whole or not: what was refused has left nothing anywhere. */
const onDisk = () =>
  ['uploads', 'incoming'].flatMap(name => {
    const folder = join(app.config.dataDir, 'files', name);
    return existsSync(folder) ? readdirSync(folder) : [];
  });
const refusal = async (answer: Response) => [answer.status, await codeOf(answer)];

describe('a certificate (R378)', () => {
  test.each([
    ['application/pdf', '%PDF-1.7 x', 'pdf'],
    ['image/jpeg', '\xff\xd8\xff\xe0', 'jpg'],
    ['image/png', '\x89PNG\r\n\x1a\n', 'png'],
  ])('is taken as %s by its bytes, whatever it is called', async (mediaType, text, ending) => {
    const bytes = Buffer.from(text, 'latin1');
    const answer = await applicant.upload(bytes, { name: '../../scan.exe' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ name: `scan.${ending}`, mediaType, size: bytes.length });
    const [row] = await app.db.select().from(files);
    expect(row).toMatchObject({ scanState: 'unscanned', ownerId: null, mediaType });
    expect(row?.sha256).toEqual(createHash('sha256').update(bytes).digest());
    expect(row?.storageKey).toMatch(/^uploads\/[0-9a-f]{32}$/);
    expect(readFileSync(join(app.config.dataDir, 'files', row?.storageKey ?? ''))).toEqual(bytes);
  });

  test.each([
    ['a zip', 'PK\x03\x04', 'application.file-kind'],
    ['a program', 'MZ\x90', 'application.file-kind'],
    ['a page', '<!doctype html>', 'application.file-kind'],
    ['nothing', '', 'application.file-empty'],
  ])('is not %s, and nothing of it stays', async (_what, text, code) => {
    const answer = await applicant.upload(Buffer.from(text, 'latin1'), { name: 'certificate.pdf' });
    expect(await refusal(answer)).toEqual([422, code]);
    expect(await app.db.select().from(files)).toEqual([]);
    expect(onDisk()).toEqual([]);
  });

  test('has 10 MiB and not a byte more, whether that is announced or not', async () => {
    const largest = Buffer.alloc(MAX_CERTIFICATE);
    PDF.copy(largest);
    expect((await applicant.upload(largest)).status).toBe(201);
    const larger = Buffer.concat([largest, PDF]);
    const streamed = () => ReadableStream.from([larger.subarray(0, 100), larger.subarray(100)]);
    expect(await refusal(await applicant.upload(streamed()))).toEqual([413, 'input.too-large']);
    const announced = await app.fetch(
      `/api/applications/files?${new URLSearchParams({ id: randomUUID(), application: randomUUID(), name: 'x', stamp: await formStamp(app) })}`,
      { method: 'POST', headers: { 'content-length': String(larger.length) }, body: PDF },
    );
    expect(announced.status).toBe(413);
    expect(onDisk()).toHaveLength(1);
  });

  test('that breaks off is refused, and nothing of it stays', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(PDF);
        controller.error(new Error('gone'));
      },
    });
    expect((await applicant.upload(broken)).status).toBe(400);
    expect(onDisk()).toEqual([]);
  });

  test('sent again with the same id is the same one, and another under that id is refused', async () => {
    const more = { id: randomUUID(), application: randomUUID() };
    const first = await (await applicant.upload(PDF, more)).json();
    expect(await (await applicant.upload(PDF, more)).json()).toEqual(first);
    const other = await applicant.upload(Buffer.concat([PDF, PDF]), more);
    expect(await refusal(other)).toEqual([422, 'idempotency.mismatch']);
    const elsewhere = await applicant.upload(PDF, { ...more, application: randomUUID() });
    expect(await refusal(elsewhere)).toEqual([422, 'idempotency.mismatch']);
    expect(await app.db.select().from(files)).toHaveLength(1);
  });

  test('is one of twelve that are kept for an application, however many come at once', async () => {
    const application = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => applicant.upload(PDF, { application })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    const [refused] = answers.filter(({ status }) => status !== 201);
    expect(refused && (await refusal(refused))).toEqual([409, 'application.too-many-files']);
    expect(onDisk()).toHaveLength(12);
  });

  test('needs the stamp of a form, which may be new and must be ours', async () => {
    expect((await applicant.upload(PDF, { stamp: await formStamp(app, 0) })).status).toBe(201);
    const answer = await applicant.upload(PDF, { stamp: 'made-up' });
    expect(await refusal(answer)).toEqual([422, 'application.expired']);
    expect(onDisk()).toHaveLength(1);
  });
});

test('one address sends 60 files an hour, and what is refused never reaches the disk', async () => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => applicant.upload(PDF)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(onDisk()).toHaveLength(60);
});

test('two hundred at once over real connections are all kept, or refused in a way that can be read', async () => {
  await app.close();
  await open({ AUTH_RATE_LIMITS: 'off' });
  const url = await app.listen();
  const stamp = await formStamp(app);
  const bytes = Buffer.alloc(200_000);
  PDF.copy(bytes);
  const send = async (n: number) => {
    const query = { id: randomUUID(), application: randomUUID(), name: `${n}.pdf`, stamp };
    // Every fourth is too large, which is seen only while it is read.
    const body = n % 4 === 0 ? ReadableStream.from([PDF, Buffer.alloc(MAX_CERTIFICATE)]) : bytes;
    const answer = await fetch(`${url}/api/applications/files?${new URLSearchParams(query)}`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    await answer.text();
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 200 }, (_, n) => send(n)));
  expect(statuses.filter(status => status === 201)).toHaveLength(150);
  expect(statuses.filter(status => status === 413)).toHaveLength(50);
  expect(onDisk()).toHaveLength(150);
});

test('a file stays with its application when both are refused once and sent again', async () => {
  const application = randomUUID();
  const certificates = [randomUUID()];
  await applicant.upload(PDF, { id: certificates[0] ?? '', application });
  expect((await applicant.post({ ...TUTOR, certificates, years: 1 }, { id: application })).status).toBe(422);
  expect((await applicant.post({ ...TUTOR, certificates }, { id: application })).status).toBe(201);
  expect((await applicant.post(ENQUIRY)).status).toBe(201);
});
