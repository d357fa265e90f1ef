import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReaders } from '#http/slow-readers.ts';

/** A connection of which a test says what was written to it, and what of that is not taken yet. */
class Connection extends EventEmitter {
  bytesWritten = 0;
  writableLength = 0;
  isOpen = true;
  destroy() {
    this.isOpen = false;
    this.emit('close');
  }
}

const server = createServer();
beforeEach(() => {
  vi.useFakeTimers();
  watchReaders(server, { everyMs: 1_000, timeoutMs: 10_000 });
});
afterEach(() => {
  server.emit('close');
  server.removeAllListeners();
  vi.useRealTimers();
});
const connected = (values: Partial<Connection>) => {
  const connection = Object.assign(new Connection(), values);
  server.emit('connection', connection);
  return connection;
};

test('who takes nothing for so long is hung up on, and not before (R615)', () => {
  const stuck = connected({ bytesWritten: 5_000, writableLength: 2_000 });
  vi.advanceTimersByTime(10_000);
  expect(stuck.isOpen).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(stuck.isOpen).toBe(false);
});

test('what is written to somebody who takes nothing does not keep the connection', () => {
  const stuck = connected({ bytesWritten: 5_000, writableLength: 2_000 });
  for (let beat = 0; beat < 11; beat++) {
    stuck.bytesWritten += 8;
    stuck.writableLength += 8;
    vi.advanceTimersByTime(1_000);
  }
  expect(stuck.isOpen).toBe(false);
});

test('who takes a little, or has nothing to take, keeps it', () => {
  const slow = connected({ bytesWritten: 90_000, writableLength: 90_000 });
  const idle = connected({ bytesWritten: 5_000 });
  for (let step = 0; step < 8; step++) {
    vi.advanceTimersByTime(9_000);
    slow.writableLength -= 1_000;
  }
  expect([slow.isOpen, idle.isOpen]).toEqual([true, true]);
});
