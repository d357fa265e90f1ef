import { audited, type Change } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';

const ADD = 'post /api/availability';
const CHANGE = 'patch /api/availability/{id}';
const REMOVE = 'delete /api/availability/{id}';
const PLAN = 'put /api/availability/days/{day}';
const ADD_OFF = 'post /api/time-off';
const CHANGE_OFF = 'patch /api/time-off/{id}';
const REMOVE_OFF = 'delete /api/time-off/{id}';

/** The answer has more than the record: the lessons that no longer fit. */
const withoutComparing = ({ differs: _differs, ...change }: Change): Change => change;
const audit = (change: Parameters<typeof audited>[0]) => withoutComparing(audited(change));

/** Hours and time off of one tutor, each on a day that nobody else plans. */
export const availabilityWriter: Writer = {
  routes: [ADD, CHANGE, REMOVE, PLAN, ADD_OFF, CHANGE_OFF, REMOVE_OFF],
  start: async ({ tutor, store, perform }) => {
    let days = 0;
    const { token } = tutor;
    return async () => {
      const day = new Date(Date.UTC(2040, 0, ++days)).toISOString().slice(0, 10);
      const hours = [{ weekday: 1, opens: 540, closes: 600 }];
      const body = { validFrom: day, validUntil: day, hours };
      await perform(
        audit({
          route: ADD,
          call: { method: 'POST', path: '/api/availability', token, body, key: unique('key') },
          action: 'availability.added',
          after: { validFrom: day },
        }),
      );
      const set = await store.only('select id, version from availability_sets where valid_from = $1', [day]);
      const path = `/api/availability/${set.id}` as const;
      await perform(
        audit({
          route: CHANGE,
          call: { method: 'PATCH', path, token, version: Number(set.version), body: { mostADay: 4 } },
          action: 'availability.changed',
          target: String(set.id),
          after: { mostADay: 4 },
        }),
      );
      await perform(
        audit({
          route: REMOVE,
          call: { method: 'DELETE', path, token, version: Number(set.version) + 1 },
          action: 'availability.removed',
          target: String(set.id),
        }),
      );
      await perform(
        audit({
          route: PLAN,
          call: {
            method: 'PUT',
            path: `/api/availability/days/${day}`,
            token,
            version: 0,
            body: { ranges: [{ opens: 540, closes: 600 }] },
          },
          action: 'availability.day-planned',
          after: { day },
        }),
      );
      const note = unique('off');
      const off = { fromOn: day, untilOn: day, kind: 'leave', note };
      await perform(
        audit({
          route: ADD_OFF,
          call: { method: 'POST', path: '/api/time-off', token, body: off, key: unique('key') },
          action: 'time-off.added',
          after: { note },
        }),
      );
      const { id, version } = await store.only('select id, version from time_off where note = $1', [note]);
      await perform(
        audit({
          route: CHANGE_OFF,
          call: {
            method: 'PATCH',
            path: `/api/time-off/${id}`,
            token,
            version: Number(version),
            body: { kind: 'ill' },
          },
          action: 'time-off.changed',
          target: String(id),
          after: { kind: 'ill' },
        }),
      );
      await perform(
        audit({
          route: REMOVE_OFF,
          call: { method: 'DELETE', path: `/api/time-off/${id}`, token, version: Number(version) + 1 },
          action: 'time-off.removed',
          target: String(id),
        }),
      );
    };
  },
};
