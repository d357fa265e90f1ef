import type { LiveEvent } from '@bayan/domain/live/live';
import { liveEvent } from '@bayan/domain/live/live.contract';
import { vi } from 'vitest';
import { PATIENCE } from '#test/patience.ts';

/** Somebody who listens over a real connection, and remembers what was said. */
export interface Ear {
  readonly answer: Response;
  /** As `noun id`, in order. */
  readonly heard: readonly string[];
  readonly beats: number;
  readonly isOpen: boolean;
  /** Waits until this was heard, and says after how long. */
  hears(event: Partial<LiveEvent>): Promise<number>;
  ends(): Promise<number>;
  hangUp(): void;
}

const WITHIN = { ...PATIENCE, interval: 5 };
const asText = ({ noun, id }: Partial<LiveEvent>) => `${noun} ${id ?? '-'}`;

export async function listenAs(url: string, token: string): Promise<Ear> {
  const hanging = new AbortController();
  const answer = await fetch(`${url}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: hanging.signal,
  });
  const heard: string[] = [];
  let beats = 0;
  let isOpen = true;

  const take = (block: string) => {
    if (block.startsWith(':')) beats += 1;
    else heard.push(asText(liveEvent.parse(JSON.parse(block.replace(/^data: /, '')))));
  };
  const read = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body ?? []) {
      const blocks = (text + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  };
  read()
    .catch(() => {})
    .finally(() => {
      isOpen = false;
    });

  const since = async (condition: () => boolean) => {
    const started = performance.now();
    await vi.waitUntil(condition, WITHIN);
    return performance.now() - started;
  };
  const ear: Ear = {
    answer,
    heard,
    get beats() {
      return beats;
    },
    get isOpen() {
      return isOpen;
    },
    hears: event => since(() => heard.includes(asText(event))),
    ends: () => since(() => !isOpen),
    hangUp: () => hanging.abort(),
  };
  // The first beat says that it is heard.
  await since(() => beats > 0 || !isOpen);
  return ear;
}
