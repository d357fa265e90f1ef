import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { BROWSER_NAMES, SYSTEM_NAMES } from './user-agent.ts';

/** Where somebody is signed in. Of the network address only the country is told. */
const deviceView = z
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
export const devicePage = pageOf(deviceView).meta({ id: 'DevicePage' });
export const deviceListQuery = z.strictObject(pageQuery);

/** Calendar programs read on by the same address only where that is asked for (R626). */
export const signOutOthersQuery = z.strictObject({
  keepCalendarAddress: z.enum(['true', 'false']).optional(),
});

/** How many sign-ins have ended. */
export const signedOut = z.object({ ended: z.int() }).meta({ id: 'SignedOut' });
