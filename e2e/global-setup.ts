import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@bayan/domain/language/language';
import { freePort } from '@bayan/server/test/free-port';
import { quickFolder } from '@bayan/server/test/quick-folder';
import { SignJWT } from 'jose';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product under test answers. */
    baseUrl: string;
    /** Where it puts the mails that it would send. */
    mailDir: string;
    /** Opens the admin calls of its sign-in service. */
    serviceToken: string;
    /** Of the screen, in pixels. */
    width: 390 | 1280;
    /** In which everything of this run is tried. */
    languages: readonly [Language, ...Language[]];
  }
}

const root = join(import.meta.dirname, '..');
const startLimitInSeconds = 100;

/** Starts the product as it is, once for all browser tests, on a store of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(quickFolder(), 'bayan-e2e-'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const jwtSecret = randomBytes(32).toString('hex');
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    // Empty means unset: whatever the person at the keyboard has configured is left alone.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      SAMPLE_DATA: '',
      AUTH_JWT_SECRET: jwtSecret,
      // So that a test can say, as a proxy would, where its visitor is.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  server.stdout.on('data', chunk => output.push(String(chunk)));
  server.stderr.on('data', chunk => output.push(String(chunk)));
  const ended = once(server, 'exit');
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };

  const isUp = await answersWithin(startLimitInSeconds, baseUrl, () => server.exitCode === null);
  if (!isUp) {
    await stop();
    throw new Error(`The product did not start:\n${output.join('').split('\n').slice(-30).join('\n')}`);
  }
  project.provide('baseUrl', baseUrl);
  project.provide('mailDir', join(dataDir, 'mail'));
  project.provide('serviceToken', await serviceToken(jwtSecret));
  return stop;
}

const serviceToken = (secret: string) =>
  new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));

async function answersWithin(seconds: number, baseUrl: string, isRunning: () => boolean): Promise<boolean> {
  for (let tries = seconds * 10; tries > 0 && isRunning(); tries--) {
    const response = await fetch(`${baseUrl}/api/health`).catch(() => null);
    if (response?.ok) return true;
    await delay(100);
  }
  return false;
}
