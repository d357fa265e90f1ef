import { Worker } from 'node:worker_threads';
import type { StrengthAnswer, StrengthQuestion } from './password-strength.worker.ts';

/** More characters cannot make a password weaker, only the question dearer. */
const CHARACTERS_LOOKED_AT = 32;

/** Scores a password from 0 to 4; the person's own words count as known to an attacker. */
type PasswordStrength = (password: string, knownWords: readonly string[]) => Promise<number>;

/**
 * In a thread of its own, started by the first question: loading the word lists takes most of a second and a hostile
 * password a tenth, during which nobody else should wait.
 */
function createPasswordStrength(): PasswordStrength {
  const pending = new Map<number, { resolve(score: number): void; reject(error: Error): void }>();
  let worker: Worker | null = null;
  let asked = 0;

  function start(): Worker {
    const started = new Worker(new URL('./password-strength.worker.ts', import.meta.url));
    started.on('message', ({ id, score }: StrengthAnswer) => {
      pending.get(id)?.resolve(score);
      pending.delete(id);
      // Only an open question keeps the process alive.
      if (pending.size === 0) started.unref();
    });
    started.on('error', error => {
      worker = null;
      for (const question of pending.values()) question.reject(error as Error);
      pending.clear();
    });
    return started;
  }

  return (password, knownWords) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const id = ++asked;
      pending.set(id, { resolve, reject });
      worker.ref();
      const question: StrengthQuestion = {
        id,
        password: password.slice(0, CHARACTERS_LOOKED_AT),
        knownWords,
      };
      worker.postMessage(question);
    });
}

/** One for the process: each has a thread and the word lists in memory. */
export const passwordStrength = createPasswordStrength();
