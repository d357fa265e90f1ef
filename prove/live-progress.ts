import { complaintsOf, type Job, nameOf, type Result, type Tried } from './tried.ts';

type Print = (line: string) => void;

const TELL_EVERY_MS = 30_000;

export interface LiveProgress {
  started(job: Job): void;
  said(job: Job, line: string): void;
  ended(result: Result): void;
  concluded(tried: Tried): void;
  close(): void;
}

/** Which runs are on, how many of how many are done, and the time. */
export function showProgress(total: number, print: Print): LiveProgress {
  const start = performance.now();
  const running = new Map<Job, number>();
  let done = 0;
  const since = (moment: number) => `${Math.round((performance.now() - moment) / 1000)} s`;
  const told = (line: string) => print(`[${done}/${total}, ${since(start)}] ${line}`);
  const timer = setInterval(() => {
    const on = [...running].map(([job, begun]) => `${nameOf(job)} (${since(begun)})`);
    if (on.length > 0) told(`on: ${on.join('; ')}`);
  }, TELL_EVERY_MS);
  return {
    started(job) {
      running.set(job, performance.now());
      told(`begins: ${nameOf(job)}`);
    },
    // A run with a fault is told of by what it noticed.
    said: (job, line) => {
      if (!job.fault) print(`    ${job.proof.name}: ${line}`);
    },
    ended(result) {
      running.delete(result.job);
      done += 1;
      told(`${nameOf(result.job)}: ${wordsFor(result)}`);
      for (const complaint of result.complaints) print(`    ${complaint}`);
    },
    concluded(tried) {
      const count = complaintsOf(tried).length;
      const { proof, results } = tried;
      for (const { verdict, job } of results)
        if (!job.fault)
          for (const [label, value] of Object.entries(verdict?.figures ?? {}))
            print(`    ${label}: ${value}`);
      print(`${proof.name}: ${count === 0 ? 'proved' : `not proved, ${count} complaints`}`);
    },
    close: () => clearInterval(timer),
  };
}

function wordsFor({ job, by, complaints, seconds, processorSeconds }: Result): string {
  const used = processorSeconds === null ? '' : `, ${processorSeconds.toFixed(1)} s of processor time`;
  const time = `${seconds.toFixed(1)} s${used}`;
  if (job.fault) return by === null ? `NOT noticed (${time})` : `noticed (${time}): ${by.slice(0, 200)}`;
  return complaints.length === 0 ? `holds (${time})` : `does NOT hold (${time})`;
}
