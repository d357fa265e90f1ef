import type { Role } from '@bayan/domain/profiles/profile';

export const SAMPLE_PASSWORD = 'Falcon-Lantern-42';

interface SampleAccount {
  readonly email: string;
  readonly role: Role;
}

export const SAMPLE_ACCOUNTS = {
  admin: { email: 'admin@bayan.example', role: 'admin' },
  tutor: { email: 'tutor@bayan.example', role: 'tutor' },
  tutor2: { email: 'tutor2@bayan.example', role: 'tutor' },
  student: { email: 'student@bayan.example', role: 'student' },
  student2: { email: 'student2@bayan.example', role: 'student' },
} as const satisfies Record<string, SampleAccount>;

/** What the person who started the academy reads, to try it. */
export const sampleAccountLines = (): string[] => [
  `Sample accounts, all with the password ${SAMPLE_PASSWORD}:`,
  ...Object.values(SAMPLE_ACCOUNTS).map(({ email, role }) => `  ${role.padEnd(8)} ${email}`),
];
