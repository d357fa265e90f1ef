import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveMessage } from '#platform/live/live-message.ts';
import { oneTabLeads } from '#platform/live/one-tab-leads.ts';

const CHANGE: LiveMessage = { noun: 'sessions', id: '7' };
const soon = { timeout: 5_000 };
let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTab(name: string) {
  const tab = {
    tell: null as ((message: LiveMessage) => void) | null,
    heard: [] as LiveMessage[],
    close: () => {},
  };
  tab.close = oneTabLeads({
    name,
    lead(tell) {
      tab.tell = tell;
      return () => {
        tab.tell = null;
      };
    },
    hear: message => tab.heard.push(message),
  });
  stops.push(tab.close);
  return tab;
}

const leading = (tabs: { readonly tell: unknown }[]) => tabs.map(({ tell }) => tell !== null);

test('of several tabs one holds the connection, and all hear what it tells', async () => {
  const name = randomUUID();
  const tabs = [openTab(name), openTab(name), openTab(name)];
  await expect.poll(() => leading(tabs), soon).toEqual([true, false, false]);
  tabs[0]?.tell?.(CHANGE);
  for (const tab of tabs) await expect.poll(() => tab.heard, soon).toEqual([CHANGE]);
});

test('when the tab that holds it is closed, another one takes over', async () => {
  const name = randomUUID();
  const [first, second] = [openTab(name), openTab(name)];
  await expect.poll(() => first.tell !== null, soon).toBe(true);
  first.close();
  await expect.poll(() => leading([first, second]), soon).toEqual([false, true]);
});

test('from a tab that holds it and says nothing the connection is taken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const name = randomUUID();
  const turns = async () => {
    for (let n = 0; n < 50; n++) await new Promise(resolve => setImmediate(resolve));
  };
  navigator.locks.request(name, () => new Promise(() => {})).catch(() => {});
  const tab = openTab(name);
  await turns();
  vi.advanceTimersByTime(69_000);
  await turns();
  expect(tab.tell).toBeNull();
  vi.advanceTimersByTime(1_000);
  await turns();
  expect(tab.tell).not.toBeNull();
});

test('people who share a browser one after the other share no connection', async () => {
  const tabs = [openTab(randomUUID()), openTab(randomUUID())];
  await expect.poll(() => leading(tabs), soon).toEqual([true, true]);
});

test('where a browser has no locks each tab holds its own', () => {
  vi.stubGlobal('navigator', {});
  const name = randomUUID();
  const tabs = [openTab(name), openTab(name)];
  expect(leading(tabs)).toEqual([true, true]);
  tabs[0]?.tell?.(CHANGE);
  expect(tabs.map(({ heard }) => heard.length)).toEqual([1, 0]);
});
