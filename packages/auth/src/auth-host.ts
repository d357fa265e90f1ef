import type { Language } from '@bayan/domain/language/language';
import type { Role } from '@bayan/domain/roles';
import type {
  SecurityEventKind,
  SecurityEventReason,
} from '@bayan/domain/security-events/security-event-kind';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { RequestSource } from '@bayan/platform/http/request-source';
import type { AuthMail } from './auth-mail.ts';

/**
 * What the sign-in service needs of the academy around it, and the only way it calls it. Whatever is done is done in the
 * caller's transaction: it happens with the change that it belongs to, or not at all.
 */
export interface AuthHost {
  /** Leaves a line about a change in the academy's audit log. */
  readonly record: (tx: Transaction, origin: ChangeOrigin, change: AccountChange) => Promise<void>;
  /** Keeps what happened to an account, or was tried on it (R630). */
  readonly recordSecurityEvent: (q: Queryable, event: AccountEvent) => Promise<void>;
  readonly mail: (tx: Transaction, mail: AuthMail) => Promise<void>;
  readonly siteNames: (q: Queryable) => Promise<SiteNames>;
  readonly people: HostPeople;
  readonly calendar: HostCalendar;
}

/** The people whom accounts belong to: an account has the id of its person. */
export interface HostPeople {
  /** Without a role. False where the e-mail address is somebody's already. */
  readonly create: (tx: Transaction, person: NewPerson) => Promise<boolean>;
  readonly update: (tx: Transaction, id: string, changes: PersonChanges) => Promise<void>;
  /** The database refuses where anything refers to the person. */
  readonly remove: (tx: Transaction, id: string) => Promise<void>;
  /** Nothing of theirs is deleted; what waits to be sent to them is withdrawn. */
  readonly deactivate: (tx: Transaction, id: string, now: Date) => Promise<void>;
  /** Others who want to change the person wait until the transaction ends. */
  readonly lock: (tx: Transaction, id: string) => Promise<{ readonly role: Role | null } | null>;
  /** The ids of the owners who can come in. Held until the transaction ends, so that two cannot remove each other. */
  readonly lockOwners: (tx: Transaction, now: Date) => Promise<readonly string[]>;
  /** Those who can be told something by mail. */
  readonly activeAdmins: (tx: Transaction) => Promise<readonly Addressee[]>;
  /** In which language, and by which clock, somebody is told something. */
  readonly localeOf: (tx: Transaction, id: string) => Promise<PersonLocale | null>;
}

export interface NewPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone?: string | null;
  readonly language: Language;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type PersonChanges = Partial<Pick<NewPerson, 'name' | 'email' | 'phone' | 'language'>>;

export interface Addressee {
  readonly email: string;
  readonly language: Language;
}

export interface PersonLocale {
  readonly language: Language;
  readonly timezone: string;
}

/** The private address by which calendar programs read somebody's lessons. */
export interface HostCalendar {
  readonly end: (tx: Transaction, personId: string) => Promise<void>;
  /** False where there was no address, and there is none afterwards. */
  readonly renew: (tx: Transaction, personId: string, origin: ChangeOrigin) => Promise<boolean>;
}

/** As the academy calls itself today. */
export interface SiteNames {
  readonly en: string;
  readonly ar: string;
}

/** Whoever has proved to be nobody is no actor; what a command does on the machine itself belongs to no request. */
export interface ChangeOrigin {
  readonly actor: { readonly id: string } | null;
  readonly now: Date;
  readonly requestId: string | null;
}

export interface AccountChange {
  readonly action: `account.${string}`;
  readonly noun: 'accounts';
  readonly targetId: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface AccountEvent {
  readonly kind: SecurityEventKind;
  /** Null where nobody has what was typed or shown. */
  readonly personId: string | null;
  readonly reason?: SecurityEventReason | undefined;
  /** Null where a machine did it with a service token. */
  readonly source: RequestSource | null;
  readonly now: Date;
}
