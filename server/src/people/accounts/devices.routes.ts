import type { AuthHost } from '@bayan/auth/auth-host';
import { listAuthSessions } from '@bayan/auth/store/devices.repository';
import { deviceListQuery, devicePage, signedOut, signOutOthersQuery } from '@bayan/domain/auth/device';
import { namesIn } from '@bayan/domain/auth/user-agent';
import { signedIn } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { z } from 'zod';
import type { CountryOf } from '#academy/language/country.ts';
import { signOutDevice, signOutOtherDevices } from './sign-out-device.ts';

interface Parts {
  readonly countryOf: CountryOf;
  readonly host: AuthHost;
}

export const deviceRoutes = ({ countryOf, host }: Parts): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/auth/devices',
    summary: 'Where you are signed in, the device used last first',
    access: signedIn,
    input: { query: deviceListQuery },
    output: json(200, devicePage),
    handle: async ({ actor, bearer, query }, db) => {
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
  }),
  defineRoute({
    method: 'delete',
    path: '/api/auth/devices/{id}',
    summary: 'Sign out on one of your devices; it may be this one',
    access: signedIn,
    input: { params: z.object({ id: z.uuid() }) },
    output: json(200, signedOut),
    handle: (call, tx) => signOutDevice(tx, call, call.params.id),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/auth/devices',
    summary: 'Sign out on all your devices but this one; a calendar address becomes another one',
    access: signedIn,
    input: { query: signOutOthersQuery },
    output: json(200, signedOut),
    handle: (call, tx) =>
      signOutOtherDevices(tx, call, {
        host,
        keepsCalendarAddress: call.query.keepCalendarAddress === 'true',
      }),
  }),
];
