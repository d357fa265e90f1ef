import fc from 'fast-check';
import { withCluster } from '#prove/cluster.ts';
import { type Proof, type ProofRun, type Size, type Verdict, withFirst } from '#prove/proof.ts';
import { type Dice, type Disturbance, KILL, OTHERS } from './disturbances.ts';
import { faults } from './faults.ts';
import { PostOffice } from './post-office.ts';
import { playRound } from './rounds.ts';
import { tryOrder, tryUndeliverable } from './waiting.ts';

const SEED = Number(process.env.MAIL_SEED ?? 20_261_115);

interface Plan {
  readonly killRounds: number;
  readonly mailsToKill: number;
  readonly otherRounds: number;
  readonly mailsToDisturb: number;
  readonly mailsInOrder: number;
}
const PLANS: Readonly<Record<Size, Plan>> = {
  short: { killRounds: 3, mailsToKill: 8, otherRounds: 1, mailsToDisturb: 6, mailsInOrder: 20 },
  full: { killRounds: 40, mailsToKill: 25, otherRounds: 6, mailsToDisturb: 20, mailsInOrder: 200 },
};

export const proof: Proof = {
  name: 'mail',
  claim:
    'Whatever happens to workers, mail server and database, no mail is lost, none comes more than twice, a repeat has the same Message-ID, and what cannot be delivered is shown to an administrator.',
  faults,
  run: proofRun => withCluster(() => run(proofRun)),
};

interface Part {
  readonly name: string;
  /** What was wrong, a line each. */
  run(): Promise<readonly string[]>;
}

async function run({ size, stopsAtFirst, firstPart, say }: ProofRun): Promise<Verdict> {
  const plan = PLANS[size];
  const office = await PostOffice.open();
  const failures: string[] = [];
  let mails = 0;
  let repeats = 0;
  try {
    const dice = diceOf(SEED);
    const rounds = roundsOf(plan).map((disturbance): Part => {
      const count = disturbance === KILL ? plan.mailsToKill : plan.mailsToDisturb;
      return {
        name: disturbance.name,
        async run() {
          const result = await playRound(office, disturbance, count, dice);
          mails += count;
          repeats += result.repeats;
          return result.failures;
        },
      };
    });
    const parts: Part[] = [
      ...rounds,
      { name: 'order', run: () => tryOrder(office, plan.mailsInOrder) },
      { name: 'undeliverable', run: () => tryUndeliverable(office) },
    ];
    for (const [n, part] of withFirst(parts, ({ name }) => name === firstPart).entries()) {
      const found = await part.run();
      failures.push(...found);
      say(`${n + 1} of ${parts.length}, ${part.name}: ${found.length} complaints`);
      if (stopsAtFirst && failures.length > 0) break;
    }
  } finally {
    await office.close();
  }
  return {
    failures,
    figures: {
      seed: SEED,
      'rounds in which workers were killed': plan.killRounds,
      'rounds of other kinds': plan.otherRounds * OTHERS.length,
      'mails disturbed': mails,
      'mails lost': failures.filter(failure => failure.includes('lost')).length,
      'mails that came twice': repeats,
      'mails in order': plan.mailsInOrder,
    },
  };
}

const roundsOf = ({ killRounds, otherRounds }: Plan): Disturbance[] => [
  ...OTHERS.flatMap(disturbance => Array.from({ length: otherRounds }, () => disturbance)),
  ...Array.from({ length: killRounds }, () => KILL),
];

function diceOf(seed: number): Dice {
  const throws = fc.sample(fc.nat({ max: 2 ** 30 }), { seed, numRuns: 2_000 });
  let next = 0;
  return below => (throws[next++ % throws.length] ?? 0) % below;
}
