import type { SpokenLanguage, TeachingLevel } from '@bayan/domain/public-tutors/offered';
import type { PublicProfile, PublicProfileForm } from '@bayan/domain/public-tutors/public-tutors.contract';

/** What is typed about the public page of a tutor. */
export interface PublicForm {
  readonly line: string;
  readonly lineAr: string;
  readonly teachingSince: number | null;
  readonly languages: readonly SpokenLanguage[];
  readonly levels: readonly TeachingLevel[];
  readonly agreedOn: string | null;
  readonly hasAgreed: boolean;
}

export const publicFormOf = ({ profile }: PublicProfile): PublicForm =>
  profile
    ? {
        line: profile.line,
        lineAr: profile.lineAr,
        teachingSince: profile.teachingSince,
        languages: profile.languages,
        levels: profile.levels,
        agreedOn: profile.agreedAt.slice(0, 10),
        hasAgreed: true,
      }
    : {
        line: '',
        lineAr: '',
        teachingSince: null,
        languages: ['english'],
        levels: [],
        agreedOn: null,
        hasAgreed: false,
      };

/** What must be there and is not. */
export function missingIn(form: PublicForm): (keyof PublicForm)[] {
  const isEmpty: Record<keyof PublicForm, boolean> = {
    line: form.line.trim() === '',
    lineAr: form.lineAr.trim() === '',
    teachingSince: form.teachingSince === null,
    languages: form.languages.length === 0,
    levels: form.levels.length === 0,
    agreedOn: form.agreedOn === null,
    hasAgreed: !form.hasAgreed,
  };
  return (Object.keys(isEmpty) as (keyof PublicForm)[]).filter(name => isEmpty[name]);
}

/** As the API takes it; null while something is missing. An agreement of today was given by now. */
export function bodyOf(form: PublicForm, now: Date): PublicProfileForm | null {
  const { line, lineAr, teachingSince, languages, levels, agreedOn } = form;
  if (missingIn(form).length > 0 || teachingSince === null || agreedOn === null) return null;
  const noon = `${agreedOn}T12:00:00.000Z`;
  const agreedAt = noon < now.toISOString() ? noon : `${agreedOn}T00:00:00.000Z`;
  return { line, lineAr, teachingSince, languages: [...languages], levels: [...levels], agreedAt };
}
