import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applications } from '#schema/applications.ts';
import { profiles } from '#schema/people.ts';

/** Where an application stands, without anything that the applicant wrote. */
export const stateColumns = {
  id: applications.id,
  reference: applications.reference,
  kind: applications.kind,
  stage: applications.stage,
  closedReason: applications.closedReason,
  ownerId: applications.ownerId,
  matchedAt: applications.matchedAt,
  consultationAt: applications.consultationAt,
  consultationMinutes: applications.consultationMinutes,
  profileId: applications.profileId,
  version: applications.version,
};

export const owner = alias(profiles, 'owner');

/** What a list shows: of the answers only where the family or the tutor lives (R381). */
export const summaryColumns = {
  ...stateColumns,
  language: applications.language,
  name: applications.name,
  email: applications.email,
  phone: applications.phone,
  place: sql<{ country: string; city: string; timezone: string } | null>`
    case when ${applications.answers} ? 'timezone' then jsonb_build_object('country', ${applications.answers} -> 'country',
      'city', ${applications.answers} -> 'city', 'timezone', ${applications.answers} -> 'timezone') end`,
  owner: { id: owner.id, name: owner.name, nameAr: owner.nameAr },
  createdAt: applications.createdAt,
};
