import { KNOWN_PASSWORD } from '@bayan/auth/passwords/new-password';
import type { Role } from '@bayan/domain/roles';

interface SampleAccount {
  readonly email: string;
  readonly role: Role;
}

export const SAMPLE_ACCOUNTS = {
  admin: { email: 'admin@bayan.example', role: 'admin' },
  admin2: { email: 'admin2@bayan.example', role: 'admin' },
  tutor: { email: 'tutor@bayan.example', role: 'tutor' },
  tutor2: { email: 'tutor2@bayan.example', role: 'tutor' },
  student: { email: 'student@bayan.example', role: 'student' },
  student2: { email: 'student2@bayan.example', role: 'student' },
} as const satisfies Record<string, SampleAccount>;

/** What the person who started the academy reads, to try it: the samples that still have their password. */
export function sampleAccountLines(openAccounts: readonly string[]): string[] {
  const usable = Object.values(SAMPLE_ACCOUNTS).filter(({ email }) => openAccounts.includes(email));
  if (usable.length === 0) return [];
  return [
    `Sample accounts, all with the password ${KNOWN_PASSWORD}:`,
    ...usable.map(({ email, role }) => `  ${role.padEnd(8)} ${email}`),
  ];
}
