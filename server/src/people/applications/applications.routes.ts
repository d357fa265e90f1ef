import {
  applicationPage,
  applicationReceipt,
  applicationView,
  formStamp,
} from '@bayan/domain/applications/application';
import {
  applicationForm,
  applicationListQuery,
  uploadQuery,
} from '@bayan/domain/applications/application-form';
import { Refusal } from '@bayan/domain/errors';
import { uploadedFile } from '@bayan/domain/files/file';
import { anyone, members } from '@bayan/platform/http/access';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { json, ownVersion, record } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { z } from 'zod';
import { recordRead } from '#academy/audit/audit.repository.ts';
import type { Config } from '#config/config.ts';
import { createApplicationLimits } from './application-limits.ts';
import { findApplication, listApplications } from './applications.repository.ts';
import { createFormStamps } from './form-stamp.ts';
import { certificateRule, keepUpload } from './keep-upload.ts';
import { receiveApplication } from './receive-application.ts';

const byId = z.object({ id: z.uuid() });
const admins = members('admin');

export function applicationRoutes({ config }: { readonly config: Config }): Route[] {
  const limits = createApplicationLimits(config.auth.rateLimits);
  const stamps = createFormStamps();
  return [
    defineRoute({
      method: 'get',
      path: '/api/applications/stamp',
      summary: 'A stamp of when a form was opened, which goes with what is sent by it',
      access: anyone,
      input: {},
      output: json(200, formStamp),
      handle: async ({ now }, db) => ({ stamp: await stamps.issue(db, now) }),
    }),
    defineRoute({
      method: 'post',
      path: '/api/applications/files',
      summary: 'Send a certificate, before the application that names it',
      access: anyone,
      input: { query: uploadQuery, upload: () => certificateRule },
      output: json(201, uploadedFile),
      before: async (call, db) => {
        const age = await stamps.ageOf(db, call.query.stamp, call.now);
        if (age === 'expired') throw new Refusal('application.expired', { field: 'stamp' });
        await limits.pass(db, 'files from an address', call);
      },
      handle: (call, tx) => keepUpload(tx, call),
    }),
    defineRoute({
      method: 'post',
      path: '/api/applications',
      summary: 'Apply as a family or as a tutor, or ask a question',
      access: anyone,
      input: { body: applicationForm },
      output: json(201, applicationReceipt),
      before: (call, db) => limits.pass(db, 'applications from an address', call),
      handle: (call, tx) => receiveApplication(tx, call, { stamps, limits }),
    }),
    defineRoute({
      method: 'get',
      path: '/api/applications',
      summary: 'What was sent by the forms, newest first',
      access: admins,
      input: { query: applicationListQuery },
      output: json(200, applicationPage),
      handle: ({ query: { cursor, limit, ...filters } }, db) =>
        pageByInstant(
          { cursor, limit },
          page => listApplications(db, { filters, ...page }),
          ({ createdAt }) => createdAt,
        ),
    }),
    defineRoute({
      method: 'get',
      path: '/api/applications/{id}',
      summary: 'One application; a look at a family’s is written down',
      access: admins,
      input: { params: byId },
      output: record(200, applicationView, ownVersion),
      handle: async (call, db) => {
        const { id } = call.params;
        const found = await findApplication(db, id);
        if (!found) throw new Refusal('not-found');
        if (found.kind === 'student') await recordRead(db, call, { applicationId: id }, 'application');
        return found;
      },
    }),
  ];
}
