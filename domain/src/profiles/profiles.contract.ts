import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { country, email, httpsUrl, phone } from '#fields/contact.ts';
import { day, instant } from '#fields/dates.ts';
import { language } from '#fields/language.ts';
import { money } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { line, lineOrNothing, paragraph, personName, searchText } from '#fields/text.ts';
import { timezone } from '#fields/timezone.ts';
import { ADMIN_RIGHTS, ROLES } from '#roles.ts';
import { chosenSubjects, subject } from '#subjects/subjects.contract.ts';
import { STANDINGS } from './account-status.ts';
import { CALENDARS } from './calendars.ts';
import { ENGLISH_LEVELS } from './english-levels.ts';
import { GENDERS } from './genders.ts';
import { PROFILE_LIMITS } from './profiles.limits.ts';
import { SIGN_IN_STATES } from './sign-in-state.ts';

const role = z.enum(ROLES);

/** What an admin may do, in the order of the list. To take every right from an admin, take the role. */
export const adminRights = z
  .array(z.enum(ADMIN_RIGHTS))
  .min(1)
  .max(ADMIN_RIGHTS.length)
  .transform(rights => ADMIN_RIGHTS.filter(each => rights.includes(each)));

export const signInState = z.enum(SIGN_IN_STATES).describe('What the person has to sign in with.');

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

export const profileView = z.object(shared).meta({ id: 'Profile' });

/** A person in the admins' list. */
const profileSummary = z
  .object({
    ...shared,
    subjects: z.array(subject).describe('Those that a tutor teaches or a student learns.'),
    grade: z.string().nullable().describe('Null for everybody but students.'),
    approvedAt: instant.nullable(),
    signIn: signInState,
  })
  .meta({ id: 'ProfileSummary' });
export type ProfileSummary = z.input<typeof profileSummary>;

/** The tutor's record, visible to the tutor and the admins. */
export const tutorView = z
  .object({
    gender: z.enum(GENDERS).nullable(),
    bio: z.string(),
    subjects: z.array(subject),
    englishLevels: z
      .array(z.enum(ENGLISH_LEVELS))
      .describe('The levels of English taught. Empty if not given.'),
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

const schooling = {
  grade: z.string(),
  schoolYear: z.string().nullable(),
  birthDate: z.string().nullable(),
  subjects: z.array(subject),
  learningGoals: z.array(z.string()),
  version: z.int(),
};
/** The student's record without whom to call, which is a look of its own (R282). */
export const schoolingView = z.object(schooling).meta({ id: 'Schooling' });

/** The student's record, visible to the family and the admins. */
const studentView = z
  .object({ ...schooling, parentContact: parentContact.nullable() })
  .meta({ id: 'Student' });

/** All data of a person, visible to the person and the admins. */
export const personView = z
  .object({
    profile: profileView,
    standing: z.enum(STANDINGS),
    rights: z.array(z.enum(ADMIN_RIGHTS)).describe('Only admins have rights.'),
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
    englishLevels: z
      .array(z.enum(ENGLISH_LEVELS))
      .max(ENGLISH_LEVELS.length)
      .overwrite(chosen => [...new Set(chosen)]),
    qualifications: entries,
    availability: entries,
    meetingLink: httpsUrl.nullable(),
  })
  .partial();

/** The first guardian's details. A family cannot remove a stored address (R441). */
export const parentForm = z
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

const birthDate = day.refine(date => date >= PROFILE_LIMITS.earliestBirthday, {
  params: { problem: 'too-small' },
});

/** An update of somebody's record by the academy (R873): all that the person can change, and what only the academy sets. */
export const personForm = z.strictObject({
  profile: ownFields.optional(),
  tutor: ownTutorForm
    .extend({ gender: z.enum(GENDERS).nullable().optional() })
    .optional()
    .describe('Only for tutors.'),
  student: ownStudentForm
    .extend({ birthDate: birthDate.nullable().optional() })
    .optional()
    .describe('Only for students.'),
});
export type PersonForm = z.output<typeof personForm>;

const flag = z.enum(['true', 'false']).transform(text => text === 'true');

const profileFilters = {
  role: z.union([role, z.literal('none')]).optional(),
  active: flag.optional(),
  awaitingApproval: flag.optional(),
  subject: subject.optional().describe('Only tutors who teach it.'),
  published: flag.optional().describe('Only tutors who are, or are not, on the public page.'),
  documentsExpiring: flag
    .optional()
    .describe('Only tutors with, or without, a document that ends within 30 days or has ended.'),
  q: searchText.optional().describe('Text to find in names and the e-mail address.'),
};
const profileExportQuery = z.strictObject(profileFilters);
const profileListQuery = z.strictObject({ ...profileFilters, ...pageQuery });
export type ProfileFilters = z.output<typeof profileExportQuery>;

/** Of people of whom no other is known. */
const USUAL_TIMEZONE = 'Asia/Riyadh';

/** What is known of somebody before they come. */
export const invitedPerson = z.strictObject({
  email,
  name: personName,
  nameAr: personName.optional(),
  role,
  phone: phone.optional(),
  country: country.optional(),
  timezone: timezone.default(USUAL_TIMEZONE),
  language: language.default('en'),
});

const inviteForm = invitedPerson
  .extend({ rights: adminRights.optional().describe('Only for admins. Operations alone if omitted.') })
  .refine(({ role: given, rights }) => given === 'admin' || rights === undefined, {
    path: ['rights'],
    params: { problem: 'not-offered' },
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
    access: ['operations', 'owner'],
    query: profileListQuery,
    answer: { status: 200, json: pageOf(profileSummary).meta({ id: 'ProfilePage' }) },
    errors: [],
  },
  'GET /api/profiles/export': {
    summary: 'Export the list of people as a CSV file',
    description: 'The file contains every person who matches the filters.',
    access: ['operations'],
    query: profileExportQuery,
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
    errors: [],
  },
  'GET /api/profiles/{id}': {
    summary: 'Get a person',
    description: 'The audit log records each read of a student’s record.',
    access: ['operations'],
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: [],
  },
  'PATCH /api/profiles/{id}': {
    summary: 'Update a person’s record',
    description: 'To change the e-mail address, the person uses the sign-in service.',
    access: ['operations'],
    body: personForm,
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    // The parent's address changes 5 times a day at most (R443).
    errors: ['limit.reached'],
  },
  'POST /api/profiles/invitations': {
    summary: 'Invite a person with a role',
    description: 'The person sets a password with the mailed link.',
    access: ['operations'],
    body: inviteForm,
    answer: { status: 201, record: personView, versionIn: 'profile' },
    errors: ['access.fresh-proof', 'profile.email-taken', 'profile.invitations-off'],
  },
  'POST /api/profiles/{id}/invitation': {
    summary: 'Send an invitation again',
    description: 'The person has not signed in yet. The earlier link expires.',
    access: ['operations'],
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['profile.already-joined', 'profile.invitations-off'],
  },
  'PUT /api/profiles/{id}/role': {
    summary: 'Set or remove a person’s role',
    access: ['operations'],
    body: z.strictObject({ role: role.nullable() }),
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['access.fresh-proof', 'profile.last-admin', 'profile.last-owner', 'profile.self'],
  },
  'POST /api/profiles/{id}/approval': {
    summary: 'Approve a tutor',
    access: ['operations'],
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['profile.not-a-tutor'],
  },
  'PUT /api/profiles/{id}/active': {
    summary: 'Activate or deactivate a person',
    description: 'Deactivation signs the person out on every device.',
    access: ['operations'],
    body: z.strictObject({ isActive: z.boolean() }),
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: [
      'profile.last-admin',
      'profile.last-owner',
      'profile.lesson-running',
      'profile.lessons-to-come',
      'profile.self',
    ],
  },
});
