import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFault } from './planting.ts';
import type { Fault, Size } from './proof.ts';
import { runInChild } from './run-in-child.ts';
import { type Job, type Result, resultOf, unplantable } from './tried.ts';

const ROOT = join(import.meta.dirname, '..');

/** A fault is tried in short form, whatever the size of the claim: it is found at the first disagreement. */
export async function runJob(job: Job, size: Size, say: (line: string) => void): Promise<Result> {
  const { proof, fault } = job;
  const why = fault && whyNotPlanted(fault);
  if (why) return unplantable(job, why);
  return resultOf(job, await runInChild({ name: proof.name, size: fault ? 'short' : size, fault, say }));
}

function whyNotPlanted(fault: Fault): string | null {
  try {
    withFault(readFileSync(join(ROOT, fault.file), 'utf8'), fault);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
