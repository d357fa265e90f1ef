import type { Language } from '@bayan/domain/language/language';
import ar from '@bayan/web/locales/ar/profiles.json' with { type: 'json' };
import arSecurity from '@bayan/web/locales/ar/security.json' with { type: 'json' };
import en from '@bayan/web/locales/en/profiles.json' with { type: 'json' };
import enSecurity from '@bayan/web/locales/en/security.json' with { type: 'json' };
import { type Account, approve, newAccount } from './accounts.ts';
import type { useBrowser } from './browser.ts';
import { comeSignedIn } from './signed-in.ts';

export const profileTexts = { en, ar };
export const securityTexts = { en: enSecurity, ar: arSecurity };

/** A tutor of one's own: a test changes her name and her password. */
export async function newTutor(name = 'Eleanor Whitfield'): Promise<Account> {
  const tutor = await newAccount('tutor', name);
  await approve(tutor.id);
  return tutor;
}

interface Visitor {
  readonly language: Language;
  readonly theme?: 'light' | 'dark';
  readonly expected?: readonly RegExp[];
}

/** One's own profile, as one finds one's way on it: by the names of things. */
export async function openProfile(
  visit: ReturnType<typeof useBrowser>,
  account: Account,
  visitor: Visitor,
  role: 'tutor' | 'student' = 'tutor',
) {
  const { page, context } = await visit(visitor);
  await comeSignedIn(page, account);
  await page.goto(`/${role}-dashboard/profile`);
  await page.getByRole('button', { name: profileTexts[visitor.language].edit, exact: true }).waitFor();
  return {
    page,
    context,
    field: (name: string) => page.getByRole('textbox', { name }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    toast: (title: string) => page.getByRole('alertdialog').filter({ hasText: title }),
  };
}
