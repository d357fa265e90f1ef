import { setTimeout as delay } from 'node:timers/promises';
import { takeDatabaseAway } from '@bayan/server/test/database-away';
import type { PostOffice } from './post-office.ts';

/** A number from 0 up to the one given, the next of its row. */
export type Dice = (below: number) => number;

export interface Disturbance {
  readonly name: string;
  /** Whether who sent a mail can be left not knowing if it arrived, and so may send it once more. */
  readonly leavesDoubt: boolean;
  /** Begins before the mails are written; what it answers with is called once they are, and sees it through. */
  begin(office: PostOffice, dice: Dice): Promise<(addresses: readonly string[]) => Promise<void>>;
}

const nothingElse = async () => {};

/** Until somebody has come to harm: a disturbance that is over before the first mail is none. */
async function untilTried({ server }: PostOffice): Promise<void> {
  const { tries } = server;
  for (let waited = 0; server.tries === tries && waited < 400; waited += 1) await delay(50);
}

/** Calls an action once, when so many mails have been taken in. */
function atMail(office: PostOffice, nth: number, action: () => Promise<void>): void {
  let seen = 0;
  office.server.beforeAnswer(async () => {
    seen += 1;
    if (seen === nth) await action();
  });
}

const TEN_MINUTES = 600_000;

export const KILL: Disturbance = {
  name: 'a worker is killed',
  leavesDoubt: true,
  async begin(office, dice) {
    const doomed = 1 + dice(2);
    if (dice(2) === 0) {
      const moment = dice(80);
      return async () => {
        await delay(moment);
        await office.kill(doomed);
      };
    }
    // Between the mail server's taking a mail and the outbox's hearing of it, or just after.
    const pause = dice(4);
    const killed = Promise.withResolvers<void>();
    atMail(office, 1 + dice(6), async () => {
      const kill = delay(pause).then(() => office.kill(doomed));
      kill.then(killed.resolve, killed.reject);
      if (pause === 0) await kill;
    });
    return () => killed.promise;
  },
};

export const OTHERS: readonly Disturbance[] = [
  {
    name: 'the mail server refuses',
    leavesDoubt: false,
    async begin(office, dice) {
      const { server } = office;
      server.behave('refuse');
      const tried = untilTried(office);
      return async () => {
        await tried;
        await delay(200 + dice(300));
        server.behave('accept');
      };
    },
  },
  {
    name: 'the mail server is slow',
    leavesDoubt: false,
    async begin({ server }, dice) {
      const slow = 200 + dice(400);
      server.beforeAnswer(() => delay(slow));
      return nothingElse;
    },
  },
  {
    name: 'the mail server never answers',
    leavesDoubt: false,
    async begin(office) {
      const { server } = office;
      server.behave('hang');
      const tried = untilTried(office);
      return async () => {
        await tried;
        await delay(500);
        server.behave('accept');
      };
    },
  },
  {
    name: 'the line is cut after the mail was taken',
    leavesDoubt: true,
    async begin(office, dice) {
      const { server } = office;
      server.behave('drop');
      const tried = untilTried(office);
      return async () => {
        await tried;
        await delay(200 + dice(400));
        server.behave('accept');
      };
    },
  },
  {
    name: 'the mail server is down for ten minutes',
    leavesDoubt: false,
    async begin(office) {
      const putBack = await office.shutServer();
      return async addresses => {
        await office.until(addresses, rows => rows.some(row => row.lastError !== null));
        for (let step = 0; step < 10; step += 1) {
          office.advance(TEN_MINUTES / 10);
          await delay(40);
        }
        await putBack();
      };
    },
  },
  {
    name: 'the database is taken away',
    leavesDoubt: false,
    async begin(office, dice) {
      // The mails are on their way, and none of them is acknowledged before the database is gone.
      const gone = Promise.withResolvers<void>();
      office.server.beforeAnswer(() => gone.promise);
      const tried = untilTried(office);
      return async () => {
        await tried;
        await delay(dice(100));
        const bringBack = await takeDatabaseAway(office.app.databaseUrl);
        gone.resolve();
        await delay(300 + dice(900));
        await bringBack();
      };
    },
  },
];
