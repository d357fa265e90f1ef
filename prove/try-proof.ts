import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFault } from './planting.ts';
import type { Fault, Proof, Size, Verdict } from './proof.ts';
import { type Outcome, runInChild } from './run-in-child.ts';

export interface Tried {
  readonly proof: Proof;
  readonly verdict: Verdict | null;
  readonly seconds: number;
  /** What each planted fault was noticed by: the first thing the run saw. */
  readonly caught: readonly { readonly fault: Fault; readonly by: string }[];
  /** Why the proof does not stand; empty where it does. */
  readonly complaints: readonly string[];
}

const ROOT = join(import.meta.dirname, '..');
type Print = (line: string) => void;

/** Holds as it is, and with each of its faults no longer: a proof that cannot fail proves nothing. */
export async function tryProof(proof: Proof, size: Size, print: Print): Promise<Tried> {
  const { name } = proof;
  const say = (line: string) => print(`    ${line}`);
  const plain = await runInChild({ name, size, fault: null, say });
  const verdict = 'verdict' in plain ? plain.verdict : null;
  const seconds = 'verdict' in plain ? plain.seconds : 0;
  const complaints = [...failuresOf(plain)];
  print(`  as it is: ${complaints.length === 0 ? `holds, ${seconds.toFixed(1)} s` : 'does NOT hold'}`);
  for (const failure of complaints) print(`    ${failure}`);
  for (const [label, value] of Object.entries(verdict?.figures ?? {})) print(`    ${label}: ${value}`);

  const caught: { fault: Fault; by: string }[] = [];
  for (const fault of proof.faults) {
    const unplantable = whyNotPlanted(fault);
    const seen = unplantable
      ? { missed: unplantable }
      : noticed(await runInChild({ name, size: 'short', fault, say }));
    if ('by' in seen) caught.push({ fault, by: seen.by });
    else complaints.push(`fault "${fault.name}": ${seen.missed}`);
    print(`  fault "${fault.name}": ${'by' in seen ? `caught: ${seen.by}` : `NOT caught: ${seen.missed}`}`);
  }
  return { proof, verdict, seconds, caught, complaints };
}

function whyNotPlanted(fault: Fault): string | null {
  try {
    withFault(readFileSync(join(ROOT, fault.file), 'utf8'), fault);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const failuresOf = (outcome: Outcome) => ('verdict' in outcome ? outcome.verdict.failures : [outcome.broken]);

/** Only a verdict counts: a run that fell over has noticed nothing. */
function noticed(outcome: Outcome): { by: string } | { missed: string } {
  if ('broken' in outcome) return { missed: outcome.broken };
  const [by] = outcome.verdict.failures;
  return by === undefined ? { missed: 'the claim still held' } : { by };
}
