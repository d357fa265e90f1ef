import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { BROWSER_NAMES, SYSTEM_NAMES } from './user-agent.ts';

/** A signed-in device. It shows the country instead of the network address. */
export const deviceView = z
  .object({
    id: z.uuid(),
    isCurrent: z.boolean(),
    browser: z.enum(BROWSER_NAMES).nullable(),
    system: z.enum(SYSTEM_NAMES).nullable(),
    country: z.string().length(2).nullable(),
    signedInAt: instant,
    lastUsedAt: instant,
    aal: z.enum(['aal1', 'aal2']),
  })
  .meta({ id: 'Device' });
export type Device = z.output<typeof deviceView>;

/** Calendar programs keep the same address only on request (R626). */
const signOutOthersQuery = z.strictObject({
  keepCalendarAddress: z.enum(['true', 'false']).optional(),
});

/** The number of ended sign-ins. */
export const signedOut = z.object({ ended: z.int() }).meta({ id: 'SignedOut' });

export const devicesContract = defineContract('auth', {
  'GET /api/auth/devices': {
    summary: 'List your signed-in devices, last used first',
    access: 'signed-in',
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(deviceView).meta({ id: 'DevicePage' }) },
    errors: [],
  },
  'DELETE /api/auth/devices/{id}': {
    summary: 'Sign out on one of your devices',
    description: 'The device may be the current one.',
    access: 'signed-in',
    answer: { status: 200, json: signedOut },
    errors: ['auth.stronger-sign-in'],
  },
  'DELETE /api/auth/devices': {
    summary: 'Sign out on all your other devices',
    description: 'The server also replaces your calendar address, unless `keepCalendarAddress` is `true`.',
    access: 'signed-in',
    query: signOutOthersQuery,
    answer: { status: 200, json: signedOut },
    errors: [],
  },
});
