import { SHORTEST_MS } from '@bayan/domain/applications/form-age';
import { useEffect, useRef } from 'react';
import { askForStamp } from './application-requests.ts';

interface Stamp {
  readonly text: string;
  readonly since: number;
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

async function newStamp(): Promise<Stamp> {
  return { text: await askForStamp(), since: performance.now() };
}

/** Tells the server when the form was opened. Who comes back to a form that is all but sent waits out what is missing. */
export function useStamp() {
  const stamp = useRef<Stamp | null>(null);
  const renew = async () => {
    stamp.current = await newStamp();
    return stamp.current;
  };
  useEffect(() => {
    // Where it fails now, it is asked for again when the form is sent.
    newStamp().then(
      opened => {
        stamp.current ??= opened;
      },
      () => {},
    );
  }, []);
  return {
    renew,
    async whenOldEnough(): Promise<string> {
      const { text, since } = stamp.current ?? (await renew());
      await pause(Math.max(0, SHORTEST_MS - (performance.now() - since)));
      return text;
    },
  };
}
