import type { Language } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';
import type { Account } from './accounts.ts';
import { touch } from './browser.ts';
import { signInTexts } from './texts.ts';

/** The sign-in page as somebody finds their way on it: by the names of things. */
export function signInPage(page: Page, language: Language) {
  const text = signInTexts[language];
  const email = page.getByRole('textbox', { name: text.email });
  const password = page.getByLabel(text.password, { exact: true }).and(page.locator('input'));
  const submit = page.getByRole('button', { name: text.login.submit, exact: true });
  return {
    email,
    password,
    submit,
    toast: (title: string) => page.getByRole('alertdialog').filter({ hasText: title }),
    async fill(account: Pick<Account, 'email' | 'password'>) {
      await email.fill(account.email);
      await password.fill(account.password);
    },
    async signIn(account: Pick<Account, 'email' | 'password'>, path = '/login') {
      await page.goto(path);
      await untilAlive(page);
      await this.fill(account);
      await submit.click();
    },
  };
}

/** Until React has taken the form over, what is pressed waits. The page itself waits for the first touch. */
export async function untilAlive(page: Page): Promise<void> {
  await touch(page);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some(key => key.startsWith('__reactProps')),
  );
}
