import { PART_BYTES } from '@bayan/domain/files/upload-parts';
import type { Upload } from '@bayan/domain/files/uploads.contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetUploads, knownUploadId, uploadIdOf } from '#academy/files/remembered-uploads.ts';
import { sendUpload, stopUpload, type UploadSteps } from '#academy/files/send-upload.ts';
import { ApiError } from '#platform/api-client.ts';

const unreachable = new ApiError({ code: 'service.unavailable' });
const network = new EventTarget();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FACTS = { name: 'essay.pdf', size: 2 * PART_BYTES + 5, lastModified: 1 };
const essay = (size = FACTS.size) => new File([new Uint8Array(size)], FACTS.name, { lastModified: 1 });

/** A server that keeps parts, and whose steps fail as they are told to. */
function serverWith(failures: unknown[] = []) {
  const parts = new Map<string, Set<number>>();
  const log: string[] = [];
  const fail = () => {
    const failure = failures.shift();
    if (failure) throw failure;
  };
  const steps: UploadSteps = {
    async begin(id, form) {
      log.push('begin');
      fail();
      const there = parts.get(id) ?? new Set();
      parts.set(id, there);
      return { id, ...form, parts: [...there], file: null } satisfies Upload;
    },
    async part(id, number, bytes, onSent) {
      log.push(`part ${number}`);
      fail();
      onSent(bytes.size);
      parts.get(id)?.add(number);
    },
    async finish(id) {
      log.push('finish');
      fail();
      return { id, name: FACTS.name, mediaType: 'application/pdf', size: FACTS.size };
    },
    async atOnce(id, form, bytes, onSent) {
      log.push(`at once ${id}`);
      onSent(bytes.size);
      fail();
      parts.set(id, new Set([1]));
      return { id, name: form.name, mediaType: 'application/pdf', size: form.size };
    },
    async stop(id) {
      log.push('stop');
      fail();
      parts.delete(id);
    },
  };
  return { steps, log, parts };
}

function sending(steps: UploadSteps, { purpose = 'homework 1', file = essay() } = {}) {
  const stop = new AbortController();
  const [percents, waits]: [number[], boolean[]] = [[], []];
  const sent = sendUpload(steps, {
    file,
    use: 'homework',
    purpose,
    signal: stop.signal,
    onProgress: percent => percents.push(percent),
    onWaiting: isWaiting => waits.push(isWaiting),
  });
  // Whoever awaits it hears of a failure all the same.
  sent.catch(() => {});
  return { sent, stop, percents, waits };
}

describe('a file on its way', () => {
  test('goes part by part, and is all there only when it is put together', async () => {
    const { steps, log } = serverWith();
    const { sent, percents } = sending(steps);
    expect(await sent).toMatchObject({ name: 'essay.pdf' });
    expect(log).toEqual(['begin', 'part 1', 'part 2', 'part 3', 'finish']);
    expect(percents.at(0)).toBe(49);
    expect(Math.max(...percents)).toBe(99);
  });

  test('waits where the academy cannot be reached, and sends again only what did not arrive', async () => {
    const { steps, log } = serverWith([null, null, unreachable, unreachable]);
    const { sent, waits } = sending(steps);
    await vi.advanceTimersByTimeAsync(3000);
    await sent;
    expect(log).toEqual(['begin', 'part 1', 'part 2', 'part 2', 'part 2', 'part 3', 'finish']);
    expect(waits).toContain(true);
    expect(waits.at(-1)).toBe(false);
  });

  test('goes on at once when the network returns', async () => {
    const { steps, log } = serverWith([unreachable]);
    const { sent } = sending(steps);
    await vi.advanceTimersByTimeAsync(10);
    expect(log).toEqual(['begin']);
    network.dispatchEvent(new Event('online'));
    await sent;
    expect(log.at(-1)).toBe('finish');
  });

  test('goes on after a reload where it was, when the same file is chosen again for the same purpose', async () => {
    const { steps, log, parts } = serverWith([null, null, unreachable]);
    const { stop } = sending(steps);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    log.length = 0;
    await sending(steps).sent;
    expect(log).toEqual(['begin', 'part 2', 'part 3', 'finish']);
    await sending(steps, { purpose: 'homework 2' }).sent;
    expect(parts.size).toBe(2);
  });

  test.each(['not-found', 'upload.refused', 'idempotency.mismatch'] as const)(
    'begins anew, once, where the server answers %s to what it knew',
    async code => {
      const before = uploadIdOf('homework 1', FACTS);
      const { steps, parts } = serverWith([new ApiError({ code })]);
      const { id } = await sending(steps).sent;
      expect(id).not.toBe(before);
      expect([...parts.keys()]).toEqual([id]);
      const refusing = serverWith([new ApiError({ code }), new ApiError({ code })]);
      await expect(sending(refusing.steps).sent).rejects.toMatchObject({ code });
    },
  );

  test('is sent anew, under another id, where the same file is chosen again after it was refused (R610)', async () => {
    const refused = new ApiError({ code: 'file.kind' });
    const { steps, parts } = serverWith([null, null, null, null, refused]);
    await expect(sending(steps).sent).rejects.toBe(refused);
    const { id } = await sending(steps).sent;
    expect([...parts.keys()].indexOf(id)).toBe(1);
  });

  test('is thrown away by the server too when it is stopped, and forgotten where that fails (R611)', async () => {
    for (const failure of [null, unreachable]) {
      const { steps, log } = serverWith([null, null, unreachable, failure]);
      const { stop } = sending(steps);
      await vi.advanceTimersByTimeAsync(10);
      stop.abort();
      await stopUpload(steps, { purpose: 'homework 1', file: essay() });
      expect(log.at(-1)).toBe('stop');
      expect(knownUploadId('homework 1', FACTS)).toBeNull();
    }
  });

  test('that never began leaves nothing to stop', async () => {
    const { steps, log } = serverWith();
    await stopUpload(steps, { purpose: 'homework 9', file: essay() });
    expect(log).toEqual([]);
  });

  test('is given up where it is refused, or where somebody stops it', async () => {
    const refused = new ApiError({ code: 'file.kind' });
    await expect(sending(serverWith([null, null, null, null, refused]).steps).sent).rejects.toBe(refused);
    const { steps } = serverWith([unreachable]);
    const { sent, stop } = sending(steps);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(new Error('stopped'));
    await expect(sent).rejects.toThrow('stopped');
  });
});

describe('a small file on its way (R396)', () => {
  const small = (size = 5) => ({ file: essay(size) });
  const idOf = (size = 5) => uploadIdOf('homework 1', { ...FACTS, size });

  test.each([1, PART_BYTES])('of %s bytes goes in one request', async size => {
    const { steps, log } = serverWith();
    const { sent, percents } = sending(steps, small(size));
    const id = idOf(size);
    expect(await sent).toMatchObject({ id, name: 'essay.pdf', size });
    expect(log).toEqual([`at once ${id}`]);
    expect(percents).toEqual([99]);
  });

  test('of one byte more than a part goes in parts', async () => {
    const { steps, log } = serverWith();
    await sending(steps, small(PART_BYTES + 1)).sent;
    expect(log).toEqual(['begin', 'part 1', 'part 2', 'finish']);
  });

  test('is asked for again by the same id where its answer was lost', async () => {
    const { steps, log } = serverWith([unreachable, unreachable]);
    const { sent, waits } = sending(steps, small());
    await vi.advanceTimersByTimeAsync(10);
    expect(waits).toEqual([true]);
    await vi.advanceTimersByTimeAsync(3000);
    const { id } = await sent;
    expect(log).toEqual([`at once ${id}`, `at once ${id}`, `at once ${id}`]);
    expect(waits.at(-1)).toBe(false);
  });

  test('keeps its id through a reload and through another try', async () => {
    const { steps, log } = serverWith([unreachable, new ApiError({ code: 'limit.reached' })]);
    const { stop } = sending(steps, small());
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    await expect(sending(steps, small()).sent).rejects.toMatchObject({ code: 'limit.reached' });
    const { id } = await sending(steps, small()).sent;
    expect(log).toEqual([`at once ${id}`, `at once ${id}`, `at once ${id}`]);
  });

  test.each(['not-found', 'upload.refused', 'idempotency.mismatch'] as const)(
    'is sent anew, once, where the server answers %s to its id',
    async code => {
      const before = idOf();
      const { steps, parts } = serverWith([new ApiError({ code })]);
      const { id } = await sending(steps, small()).sent;
      expect(id).not.toBe(before);
      expect([...parts.keys()]).toEqual([id]);
    },
  );

  test.each(['file.kind', 'upload.quota'] as const)(
    'is forgotten where it is refused as %s, and another time sent under another id',
    async code => {
      const before = idOf();
      const { steps } = serverWith([new ApiError({ code })]);
      await expect(sending(steps, small()).sent).rejects.toMatchObject({ code });
      expect((await sending(steps, small()).sent).id).not.toBe(before);
    },
  );

  test('is thrown away by the server too when it is stopped', async () => {
    const { steps, log } = serverWith([unreachable]);
    const { sent, stop } = sending(steps, small());
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(new Error('stopped'));
    await expect(sent).rejects.toThrow('stopped');
    await stopUpload(steps, { purpose: 'homework 1', ...small() });
    expect(log.at(-1)).toBe('stop');
    expect(knownUploadId('homework 1', { ...FACTS, size: 5 })).toBeNull();
  });

  test('says no share of an empty one', async () => {
    const { steps } = serverWith([new ApiError({ code: 'file.empty' })]);
    const { sent, percents } = sending(steps, small(0));
    await expect(sent).rejects.toMatchObject({ code: 'file.empty' });
    expect(percents).toEqual([0]);
  });
});

test('what is remembered of a file lasts as long as the server keeps it, or until it has found its place', () => {
  const id = uploadIdOf('homework 1', FACTS, 0);
  const HOUR = 3_600_000;
  expect(uploadIdOf('homework 1', FACTS, 22 * HOUR)).toBe(id);
  expect(uploadIdOf('homework 1', { ...FACTS, lastModified: 2 }, 0)).not.toBe(id);
  expect(uploadIdOf('homework 1', FACTS, 23 * HOUR)).not.toBe(id);
  const other = uploadIdOf('resource', FACTS, 0);
  forgetUploads([other], 0);
  expect(uploadIdOf('resource', FACTS, 0)).not.toBe(other);
});
