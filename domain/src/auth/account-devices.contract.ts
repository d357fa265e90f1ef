import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { deviceView, signedOut } from './devices.contract.ts';

/** A device of someone else’s account, with no more than its owner sees of it. */
const accountDeviceView = deviceView.omit({ isCurrent: true }).meta({ id: 'AccountDevice' });

/** The devices of any account, for admins. */
export const accountDevicesContract = defineContract('profiles', {
  'GET /api/profiles/{id}/devices': {
    summary: 'List the signed-in devices of a person, last used first',
    description: 'The audit log records each read of a student’s devices.',
    access: ['operations', 'owner'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(accountDeviceView).meta({ id: 'AccountDevicePage' }) },
    errors: [],
  },
  'DELETE /api/profiles/{id}/devices/{device}': {
    summary: 'Sign a person out on one device',
    description: 'The server tells the person by e-mail.',
    access: ['operations', 'owner'],
    answer: { status: 200, json: signedOut },
    errors: ['profile.self'],
  },
  'DELETE /api/profiles/{id}/devices': {
    summary: 'Sign a person out on every device',
    description: 'The server tells the person by e-mail and replaces the calendar address.',
    access: ['operations', 'owner'],
    answer: { status: 200, json: signedOut },
    errors: ['profile.self'],
  },
});
