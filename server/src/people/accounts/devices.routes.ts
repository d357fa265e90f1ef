import type { AuthHost } from '@bayan/auth/auth-host';
import { listAuthSessions } from '@bayan/auth/store/devices.repository';
import { devicesContract } from '@bayan/domain/auth/devices.contract';
import { namesIn } from '@bayan/domain/auth/user-agent';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { CountryOf } from '#academy/language/country.ts';
import { signOutDevice, signOutOtherDevices } from './sign-out-device.ts';

interface Parts {
  readonly countryOf: CountryOf;
  readonly host: AuthHost;
}

export const deviceRoutes = ({ countryOf, host }: Parts) =>
  defineRoutes(devicesContract, {
    async 'GET /api/auth/devices'({ actor, bearer, query }, db) {
      const { items, nextCursor } = await pageByInstant(
        query,
        page => listAuthSessions(db, { userId: actor.id, ...page }),
        ({ lastUsedAt }) => lastUsedAt,
      );
      const views = items.map(({ userAgent, ip, ...item }) => ({
        ...item,
        ...namesIn(userAgent),
        country: ip === null ? null : countryOf(ip),
        isCurrent: item.id === bearer.authSessionId,
      }));
      return { items: views, nextCursor };
    },
    'DELETE /api/auth/devices/{id}': (call, tx) => signOutDevice(tx, call, call.params.id),
    'DELETE /api/auth/devices': (call, tx) =>
      signOutOtherDevices(tx, call, {
        host,
        keepsCalendarAddress: call.query.keepCalendarAddress === 'true',
      }),
  });
