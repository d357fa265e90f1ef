import type { Language } from '@bayan/domain/language/language';
import type { AdminRight, Role } from '@bayan/domain/roles';

/** What stands in the fields of an invitation. */
export interface InviteTexts {
  readonly email: string;
  readonly name: string;
  readonly nameAr: string;
  readonly phone: string;
  readonly country: string | null;
  readonly timezone: string;
  readonly language: Language;
  /** Of an administrator. */
  readonly rights: AdminRight[];
}

/** Families live in the Gulf and tutors in Britain, mostly; the academy’s office is near the families. */
const usualZone = { student: 'Asia/Riyadh', tutor: 'Europe/London', admin: 'Asia/Riyadh' } as const;

export const noInvitation = (role: Role, language: Language): InviteTexts => ({
  email: '',
  name: '',
  nameAr: '',
  phone: '',
  country: null,
  timezone: usualZone[role],
  language: role === 'student' ? 'ar' : language,
  rights: ['operations'],
});

/** As the API takes it: what was not filled in is left out. */
export const sentInvitation = (role: Role, { nameAr, phone, country, rights, ...needed }: InviteTexts) => ({
  ...needed,
  role,
  ...(role === 'admin' && { rights }),
  ...(nameAr.trim() && { nameAr }),
  ...(phone.trim() && { phone }),
  ...(country && { country }),
});
