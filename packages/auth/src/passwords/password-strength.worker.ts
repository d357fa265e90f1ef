import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';

export interface StrengthQuestion {
  readonly id: number;
  readonly password: string;
  readonly knownWords: readonly string[];
}
export interface StrengthAnswer {
  readonly id: number;
  readonly score: number;
}

// Every spelling such as p@$$w0rd doubles the work: with the default of 100 one password took a second.
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 4,
});

parentPort?.on('message', ({ id, password, knownWords }: StrengthQuestion) => {
  const { score } = zxcvbn.check(password, [...knownWords]);
  parentPort?.postMessage({ id, score } satisfies StrengthAnswer);
});
