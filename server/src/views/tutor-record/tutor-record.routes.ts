import { Refusal } from '@bayan/domain/errors';
import { tutorRecordContract } from '@bayan/domain/tutor-record/tutor-record.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { readTutorRecord } from './read-tutor-record.ts';

export const tutorRecordRoutes = ({ isHosted }: { readonly isHosted: boolean }) =>
  defineRoutes(tutorRecordContract, {
    async 'GET /api/tutors/{id}/record'({ params, now }, db) {
      const record = await readTutorRecord(db, params.id, { isHosted, now });
      if (!record) throw new Refusal('not-found');
      return record;
    },
  });
