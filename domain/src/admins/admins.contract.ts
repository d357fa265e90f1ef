import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { adminRights, pictureView, signInState } from '#profiles/profiles.contract.ts';
import { ADMIN_RIGHTS } from '#roles.ts';

const right = z.enum(ADMIN_RIGHTS);

/** An admin, active or not, with their rights (R800). */
export const adminView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameAr: z.string().nullable(),
    email: z.string().nullable(),
    picture: pictureView,
    isActive: z.boolean(),
    rights: z.array(right),
    signIn: signInState,
    version: z.int(),
  })
  .meta({ id: 'Admin' });
export type AdminRecord = z.input<typeof adminView>;
export type Admin = z.output<typeof adminView>;

export const adminsContract = defineContract('admins', {
  'GET /api/admins': {
    summary: 'List admins and their rights by name',
    access: ['owner'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(adminView).meta({ id: 'AdminPage' }) },
    errors: [],
  },
  'PUT /api/admins/{id}/rights': {
    summary: 'Set the rights of an admin',
    description: 'The rights apply from the admin’s next request on.',
    access: ['owner'],
    body: z.strictObject({ rights: adminRights }),
    version: 'required',
    answer: { status: 200, record: adminView },
    errors: ['access.fresh-proof', 'profile.last-owner'],
  },
});
