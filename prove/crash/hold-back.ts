import type { Store } from './store.ts';

// Outlives every kill, and each look of the loop sees what was committed since.
const SET_UP = [
  'create table held_back (is_on boolean not null)',
  'insert into held_back values (false)',
  `create function hold_back() returns trigger language plpgsql as $$
    begin
      while (select is_on from held_back) loop perform pg_sleep(0.05); end loop;
      return new;
    end $$`,
  `create trigger hold_back before insert on audit_log for each row
    when (new.action in ('session-series.filled', 'session-series.moved')) execute function hold_back()`,
];
const HELD = "select count(*) from pg_stat_activity where wait_event = 'PgSleep'";

/** Holds up who writes a line about a series in the audit log, which is the last that a job does before its commit. */
export async function createHoldBack(store: Store) {
  for (const command of SET_UP) await store.rows(command);
  const set = (isOn: boolean) => store.rows('update held_back set is_on = $1', [isOn]);
  return {
    hold: () => set(true),
    release: () => set(false),
    isReached: async () => (await store.count(HELD)) > 0,
  };
}
