import { expect, test } from 'vitest';
import { newReference, REFERENCE } from '#applications/reference.ts';

const anyBytes = (bytes: number) => Uint8Array.from({ length: bytes }, () => Math.random() * 256);

test('a reference is BA and twice four characters that cannot be taken for one another', () => {
  for (let n = 0; n < 200; n += 1) {
    const reference = newReference(anyBytes);
    expect(reference).toMatch(REFERENCE);
    expect(reference.slice(3)).not.toMatch(/[0O1IL2Z5S8BUV]/);
  }
});

test('a byte that would make some characters come more often than others is thrown away', () => {
  const given = [253, 254, 255].flatMap(byte => [new Uint8Array(8).fill(byte)]);
  expect(newReference(bytes => given.shift() ?? new Uint8Array(bytes).fill(252))).toBe('BA-YYYY-YYYY');
});
