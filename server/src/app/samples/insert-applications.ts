import { createHash, randomUUID } from 'node:crypto';
import { WAITING_STAGES } from '@bayan/domain/applications/application-stage';
import { CONSULTATION_MINUTES } from '@bayan/domain/applications/applications.limits';
import { CONSENT_VERSION } from '@bayan/domain/applications/offered';
import { PROMISED_HOURS } from '@bayan/domain/applications/promise-clock';
import type { Transaction } from '@bayan/platform/db/database';
import { applicationEvents, applications } from '#schema/applications.ts';
import { familyApplications } from './applications.ts';
import type { SampleIds } from './sample-ids.ts';
import { minutesAfter, type SampleTime } from './sample-time.ts';
import { tutorApplications } from './tutor-applications.ts';

const HOUR = 60;

/** What visitors sent, and how far the academy has come with it. */
export async function insertApplications(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  const accounts = { ...ids.students, ...ids.tutors };
  for (const sample of [...familyApplications, ...tutorApplications]) {
    const { hoursAgo, matchedAfter, owner, consultationIn, became, ...application } = sample;
    const id = randomUUID();
    const createdAt = time.minutesAgo(hoursAgo * HOUR);
    const isWaiting = WAITING_STAGES.some(stage => stage === application.stage);
    const lateToldAt =
      application.kind === 'student' && isWaiting && hoursAgo > PROMISED_HOURS.until
        ? minutesAfter(createdAt, PROMISED_HOURS.until * HOUR)
        : null;
    await tx.insert(applications).values({
      ...application,
      id,
      ownerId: owner ? ids[owner] : null,
      matchedAt: matchedAfter === undefined ? null : minutesAfter(createdAt, matchedAfter * HOUR),
      ...(consultationIn !== undefined && {
        consultationAt: time.on(consultationIn, '17:00'),
        consultationMinutes: CONSULTATION_MINUTES.usual,
        consultationChanges: 1,
      }),
      profileId: became ? accounts[became] : null,
      lateToldAt,
      ...(application.kind !== 'enquiry' && { consentVersion: CONSENT_VERSION, consentAt: createdAt }),
      requestHash: createHash('sha256').update(id).digest(),
      createdAt,
      updatedAt: createdAt,
    });
    if (lateToldAt)
      await tx
        .insert(applicationEvents)
        .values({ applicationId: id, kind: 'late', actorId: null, data: {}, at: lateToldAt });
  }
}
