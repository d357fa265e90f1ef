import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from './caller.ts';

const SIGN_IN = join(import.meta.dirname, '../../server/src/features/auth');
const ENDPOINT = /\broutes\.(post|put|patch|delete)\(\s*'([^']+)'/g;
/** They change nothing, whoever asks. */
const WITHOUT_EFFECT = ['post /auth/v1/sso'];

/** Every way to change something, as the product itself lists it: a new one without a writer fails the proof. */
export function writeRoutes(openApi: Reply['body']): string[] {
  const api = Object.entries(openApi.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).flatMap(method => (method === 'get' ? [] : [`${method} ${path}`])),
  );
  return [...api, ...signInEndpoints()].filter(route => !WITHOUT_EFFECT.includes(route));
}

/** The protocol has no list of itself, so the code is read. */
function signInEndpoints(): string[] {
  return readdirSync(SIGN_IN)
    .filter(name => name.endsWith('.ts'))
    .flatMap(name =>
      [...readFileSync(join(SIGN_IN, name), 'utf8').matchAll(ENDPOINT)].map(
        ([, method, path]) => `${method} /auth/v1${path}`,
      ),
    );
}
