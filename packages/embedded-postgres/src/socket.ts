import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, type Runner } from './account.ts';
import type { DataDirLayout } from './layout.ts';

const SOCKET = '.s.PGSQL.5432';
/** The system's limit for a socket's path, 107 bytes, less the name; macOS has 103. */
const MAX_DIRECTORY = 103 - SOCKET.length - 1;

export interface SocketDir {
  readonly path: string;
  remove(): void;
}

/** A fresh folder that only the server's account and root can enter: who reaches the socket is let in by the server. */
export function openSocketDir({ run }: DataDirLayout, runner: Runner): SocketDir {
  const isShort = Buffer.byteLength(run) <= MAX_DIRECTORY;
  const path = isShort ? run : mkdtempSync(join(tmpdir(), 'bayan-'));
  if (isShort) {
    // A socket file left by a killed server would keep the new one from starting if its number is taken again.
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
  }
  chmodSync(path, 0o700);
  giveTo(runner, path);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Whether a server listens there. It also sees one in another container, whose processes are hidden from us. */
export function isAnswering(socketDir: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(join(socketDir, SOCKET));
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export interface EmbeddedUrls {
  /** For the application: the owner of its database and nothing more. */
  readonly appUrl: string;
  /** The superuser: for backups, and for tests that make databases. */
  readonly adminUrl: string;
}

export function urlsOf(socketDir: string): EmbeddedUrls {
  const host = encodeURIComponent(socketDir);
  return {
    appUrl: `postgres://app@localhost/app?host=${host}`,
    adminUrl: `postgres://postgres@localhost/postgres?host=${host}`,
  };
}
