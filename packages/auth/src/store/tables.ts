import { bytea, instant } from '@bayan/platform/db/columns';
import {
  bigint,
  boolean,
  customType,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { ONE_TIME_PURPOSES } from '#protocol/one-time-token.ts';

type Metadata = Record<string, unknown>;

/** Drizzle hands out an array of instants as PostgreSQL wrote it: `{"2026-11-15 09:00:00+00"}`. */
const instants = customType<{ data: Date[]; driverData: Date[] | string }>({
  dataType: () => 'timestamptz[]',
  fromDriver: written => [...String(written).matchAll(/[^{}",]+/g)].map(([instant]) => new Date(instant)),
});

const CHALLENGE_METHODS = ['s256', 'plain'] as const;

/** What a link with a challenge was mailed for, as an auth session that begins by it tells it. */
export const FLOW_METHODS = ['email/signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const;

export const authUsers = pgTable('auth_users', {
  id: uuid().primaryKey(),
  email: text(),
  phone: text(),
  passwordHash: text(),
  hasKnownPassword: boolean().notNull().default(false),
  emailConfirmedAt: instant(),
  phoneConfirmedAt: instant(),
  invitedAt: instant(),
  confirmationSentAt: instant(),
  recoverySentAt: instant(),
  magicLinkSentAt: instant(),
  reauthenticationSentAt: instant(),
  newEmail: text(),
  emailChangeSentAt: instant(),
  lastSignInAt: instant(),
  appMetadata: jsonb().$type<Metadata>().notNull().default({}),
  userMetadata: jsonb().$type<Metadata>().notNull().default({}),
  bannedUntil: instant(),
  isAnonymous: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  deletedAt: instant(),
});

export const authIdentities = pgTable('auth_identities', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid().notNull(),
  provider: text({ enum: ['email', 'phone'] }).notNull(),
  providerId: text().notNull(),
  identityData: jsonb().$type<Metadata>().notNull().default({}),
  lastSignInAt: instant(),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
});

export const authSessions = pgTable('auth_sessions', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid().notNull(),
  aal: text({ enum: ['aal1', 'aal2'] })
    .notNull()
    .default('aal1'),
  amr: jsonb().$type<{ method: string; timestamp: number }[]>().notNull().default([]),
  refreshKey: bytea().notNull(),
  refreshCounter: bigint({ mode: 'number' }).notNull().default(0),
  rotatedAt: instants().notNull().default([]),
  userAgent: text(),
  ip: inet(),
  notAfter: instant(),
  factorId: uuid(),
  passkeyId: uuid(),
  passwordResetUntil: instant(),
  createdAt: instant().notNull().defaultNow(),
  refreshedAt: instant().notNull().defaultNow(),
  proofHash: bytea(),
  actedAt: instant().notNull().defaultNow(),
  /** When the person last showed that the sign-in is still theirs. */
  provedAt: instant(),
});

export const authOneTimeTokens = pgTable('auth_one_time_tokens', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid().notNull(),
  purpose: text({ enum: ONE_TIME_PURPOSES }).notNull(),
  email: text().notNull(),
  linkHash: bytea().notNull(),
  codeHash: bytea(),
  failedAttempts: integer().notNull().default(0),
  passwordHash: text(),
  hasKnownPassword: boolean().notNull().default(false),
  userMetadata: jsonb().$type<Metadata>().notNull().default({}),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  codeChallenge: text(),
  codeChallengeMethod: text({ enum: CHALLENGE_METHODS }),
});

export const authSignUps = pgTable('auth_sign_ups', {
  addressHash: bytea().primaryKey(),
  passwordHash: text(),
  askedAt: instant().notNull(),
});

export const authFlowCodes = pgTable('auth_flow_codes', {
  codeHash: bytea().primaryKey(),
  userId: uuid().notNull(),
  method: text({ enum: FLOW_METHODS }).notNull(),
  codeChallenge: text().notNull(),
  codeChallengeMethod: text({ enum: CHALLENGE_METHODS }).notNull(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
});

export const authFactors = pgTable('auth_factors', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid().notNull(),
  friendlyName: text().notNull().default(''),
  factorType: text({ enum: ['totp', 'webauthn'] }).notNull(),
  status: text({ enum: ['unverified', 'verified'] })
    .notNull()
    .default('unverified'),
  secret: bytea(),
  secretKeyId: text(),
  lastUsedStep: bigint({ mode: 'number' }),
  lastChallengedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
});

export const authRecoveryCodes = pgTable(
  'auth_recovery_codes',
  {
    userId: uuid().notNull(),
    position: smallint().notNull(),
    codeHash: bytea().notNull(),
    keyId: text().notNull(),
    createdAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.position] })],
);

export const authChallenges = pgTable('auth_challenges', {
  id: uuid().primaryKey().defaultRandom(),
  factorId: uuid().notNull(),
  ip: inet(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  challenge: bytea(),
});

export const authPasskeys = pgTable('auth_passkeys', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid().notNull(),
  factorId: uuid(),
  credentialId: bytea().notNull(),
  publicKey: bytea().notNull(),
  counter: bigint({ mode: 'number' }).notNull().default(0),
  transports: text().array().notNull().default([]),
  isBackedUp: boolean().notNull().default(false),
  friendlyName: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
  lastUsedAt: instant(),
});

export const authPasskeyChallenges = pgTable('auth_passkey_challenges', {
  id: uuid().primaryKey().defaultRandom(),
  authSessionId: uuid(),
  challenge: bytea().notNull(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
});

export const authLimits = pgTable('auth_limits', {
  key: bytea().primaryKey(),
  hits: instants().notNull(),
  expiresAt: instant().notNull(),
});

export const authBrowsers = pgTable(
  'auth_browsers',
  {
    userId: uuid().notNull(),
    browserHash: bytea().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.browserHash] })],
);
