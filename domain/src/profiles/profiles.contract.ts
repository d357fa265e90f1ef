import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { country, email, httpsUrl, phone } from '#fields/contact.ts';
import { instant } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { money } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { line, lineOrNothing, paragraph, personName, searchText } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { ROLES } from '#roles.ts';
import { chosenSubjects, subject } from '#subjects/subjects.contract.ts';
import { STANDINGS } from './account-status.ts';
import { CALENDARS } from './calendars.ts';
import { GENDERS } from './genders.ts';
import { PROFILE_LIMITS } from './profiles.limits.ts';

const role = z.enum(ROLES);

/** A list with one entry per line: qualifications, learning goals. */
const entries = z.array(line(PROFILE_LIMITS.entry)).max(PROFILE_LIMITS.entries);

/** The addresses of a person's picture in both sizes. */
export const pictureView = z.object({ large: z.string(), small: z.string() }).nullable();

const shared = {
  id: z.uuid(),
  name: z.string(),
  nameAr: z.string().nullable(),
  email: z.string().nullable(),
  role: role.nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  timezone: z.string(),
  language,
  calendar: z.enum(CALENDARS),
  picture: pictureView,
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
};

const profileView = z.object(shared).meta({ id: 'Profile' });

/** A person in the admins' list. */
const profileSummary = z
  .object({ ...shared, approvedAt: instant.nullable(), hasSignIn: z.boolean() })
  .meta({ id: 'ProfileSummary' });
export type ProfileSummary = z.input<typeof profileSummary>;

/** The tutor's record, visible to the tutor and the admins. */
const tutorView = z
  .object({
    gender: z.enum(GENDERS).nullable(),
    bio: z.string(),
    subjects: z.array(subject),
    hourlyRate: z.number(),
    currency: z.string(),
    availability: z.array(z.string()),
    qualifications: z.array(z.string()),
    experience: z.string(),
    meetingLink: z.string().nullable(),
    approvedAt: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Tutor' });

/** The first of a student's guardians (R17). */
const parentContact = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  language,
});
export type ParentContact = z.input<typeof parentContact>;

export const parentContactView = z
  .object({ parentContact: parentContact.nullable().describe('Null if the student has no parent contact.') })
  .meta({ id: 'ParentContact' });

/** The student's record, visible to the family and the admins. */
const studentView = z
  .object({
    grade: z.string(),
    schoolYear: z.string().nullable(),
    birthDate: z.string().nullable(),
    subjects: z.array(subject),
    learningGoals: z.array(z.string()),
    parentContact: parentContact.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Student' });

/** All data of a person, visible to the person and the admins. */
export const personView = z
  .object({
    profile: profileView,
    standing: z.enum(STANDINGS),
    tutor: tutorView.nullable(),
    student: studentView.nullable(),
  })
  .meta({ id: 'Person' });
export type PersonRecord = z.input<typeof personView>;
/** The answer as a client receives it. */
export type Person = z.output<typeof personView>;

/**
 * The fields that every person can change. The e-mail address is not among them because the sign-in service owns it.
 */
const ownFields = z
  .strictObject({
    name: personName,
    nameAr: personName.nullable(),
    phone: phone.nullable(),
    country: country.nullable(),
    timezone,
    language,
    calendar: z.enum(CALENDARS),
  })
  .partial();

/** The teaching details that a tutor can change (R15). Only the academy sets gender, currency and approval. */
const ownTutorForm = z
  .strictObject({
    hourlyRate: money,
    bio: paragraph(PROFILE_LIMITS.text),
    experience: paragraph(PROFILE_LIMITS.text),
    subjects: chosenSubjects,
    qualifications: entries,
    availability: entries,
    meetingLink: httpsUrl.nullable(),
  })
  .partial();

/** The first guardian's details. A family cannot remove a stored address (R441). */
const parentForm = z
  .strictObject({
    name: personName,
    email: email.nullable(),
    phone: phone.nullable(),
    whatsapp: phone.nullable(),
    language,
  })
  .partial();
export type ParentForm = z.output<typeof parentForm>;

/** The learning details that a student can change (R440). Only the academy sets the birth date. */
const ownStudentForm = z
  .strictObject({
    grade: lineOrNothing(PROFILE_LIMITS.schoolYear),
    schoolYear: line(PROFILE_LIMITS.schoolYear).nullable(),
    subjects: chosenSubjects,
    learningGoals: entries,
    parentContact: parentForm,
  })
  .partial();

/** An update of the person's own profile. Omitted fields stay unchanged (R20). */
export const ownProfileForm = z.strictObject({
  profile: ownFields.optional(),
  tutor: ownTutorForm.optional().describe('Only tutors send this part.'),
  student: ownStudentForm.optional().describe('Only students send this part.'),
});
export type OwnProfileForm = z.output<typeof ownProfileForm>;

const flag = z.enum(['true', 'false']).transform(text => text === 'true');

const profileListQuery = z.strictObject({
  role: z.union([role, z.literal('none')]).optional(),
  active: flag.optional(),
  awaitingApproval: flag.optional(),
  q: searchText.optional().describe('Text to find in names and the e-mail address.'),
  ...pageQuery,
});
export type ProfileFilters = Omit<z.output<typeof profileListQuery>, 'cursor' | 'limit'>;

const inviteForm = z.strictObject({
  email,
  name: personName,
  nameAr: personName.optional(),
  role,
  phone: phone.optional(),
  country: country.optional(),
  timezone: timezone.default('Asia/Riyadh'),
  language: language.default('en'),
});
export type InviteForm = z.output<typeof inviteForm>;

export const profilesContract = defineContract('profiles', {
  'GET /api/me': {
    summary: 'Get your profile, role and tutor or student record',
    access: 'signed-in',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['not-found'],
  },
  'PATCH /api/me': {
    summary: 'Update your profile',
    description: 'To change the e-mail address, use the sign-in service.',
    access: everyRole,
    body: ownProfileForm,
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    // A family can change the parent's address 5 times a day (R443).
    errors: ['not-found', 'limit.reached'],
  },
  'GET /api/profiles': {
    summary: 'List people by name',
    access: ['admin'],
    query: profileListQuery,
    answer: { status: 200, json: pageOf(profileSummary).meta({ id: 'ProfilePage' }) },
    errors: [],
  },
  'GET /api/profiles/{id}': {
    summary: 'Get a person',
    description: 'The audit log records each read of a student’s record.',
    access: ['admin'],
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: [],
  },
  'POST /api/profiles/invitations': {
    summary: 'Invite a person with a role',
    description: 'The person sets a password with the mailed link.',
    access: ['admin'],
    body: inviteForm,
    answer: { status: 201, record: personView, versionIn: 'profile' },
    errors: ['profile.email-taken', 'profile.invitations-off'],
  },
  'POST /api/profiles/{id}/invitation': {
    summary: 'Send an invitation again',
    description: 'The person has not signed in yet. The earlier link expires.',
    access: ['admin'],
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['profile.already-joined', 'profile.invitations-off'],
  },
  'PUT /api/profiles/{id}/role': {
    summary: 'Set or remove a person’s role',
    access: ['admin'],
    body: z.strictObject({ role: role.nullable() }),
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['profile.last-admin', 'profile.self'],
  },
  'POST /api/profiles/{id}/approval': {
    summary: 'Approve a tutor',
    access: ['admin'],
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['profile.not-a-tutor'],
  },
  'PUT /api/profiles/{id}/active': {
    summary: 'Activate or deactivate a person',
    description: 'Deactivation signs the person out on every device.',
    access: ['admin'],
    body: z.strictObject({ isActive: z.boolean() }),
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['profile.last-admin', 'profile.self'],
  },
});
