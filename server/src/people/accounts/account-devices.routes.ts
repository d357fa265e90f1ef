import type { AuthHost } from '@bayan/auth/auth-host';
import { listAuthSessions } from '@bayan/auth/store/devices.repository';
import { accountDevicesContract } from '@bayan/domain/auth/account-devices.contract';
import { namesIn } from '@bayan/domain/auth/user-agent';
import { Refusal } from '@bayan/domain/errors';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordLook } from '#academy/audit/audit.repository.ts';
import type { CountryOf } from '#academy/language/country.ts';
import { findPerson } from '#people/profiles/profiles.repository.ts';
import { signOutAccount } from './sign-out-account.ts';

interface Parts {
  readonly countryOf: CountryOf;
  readonly host: AuthHost;
}

export const accountDeviceRoutes = ({ countryOf, host }: Parts) =>
  defineRoutes(accountDevicesContract, {
    async 'GET /api/profiles/{id}/devices'(call, db) {
      const { id } = call.params;
      const person = await findPerson(db, id);
      if (!person) throw new Refusal('not-found');
      const { items, nextCursor } = await pageByInstant(
        call.query,
        page => listAuthSessions(db, { userId: id, ...page }),
        ({ lastUsedAt }) => lastUsedAt,
      );
      if (person.student) await recordLook(db, call, { studentId: id, what: 'devices', found: items });
      const views = items.map(({ userAgent, ip, ...item }) => ({
        ...item,
        ...namesIn(userAgent),
        country: ip === null ? null : countryOf(ip),
      }));
      return { items: views, nextCursor };
    },
    'DELETE /api/profiles/{id}/devices/{device}': (call, tx) =>
      signOutAccount(tx, call, { personId: call.params.id, deviceId: call.params.device, host }),
    'DELETE /api/profiles/{id}/devices': (call, tx) =>
      signOutAccount(tx, call, { personId: call.params.id, deviceId: null, host }),
  });
