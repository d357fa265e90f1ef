import type { languages } from '@bayan/domain/language/language';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arSecurity from '#locales/ar/security.json';
import enErrors from '#locales/en/errors.json';
import enSecurity from '#locales/en/security.json';
import { answer, asked, refusal } from './academy-answers.ts';
import { inHours } from './samples.ts';

const PROVE = 'PUT /api/auth/proof';
const PASSWORD = 'Falcon-Lantern-42';

/** The change is refused until the person has shown who they are (R841); then it is answered so. */
export function answerOnceProved(line: string, body: object): void {
  let isProved = false;
  answer(line, sent => (isProved ? Response.json(body) : refusal('access.fresh-proof')(sent)));
  answer(PROVE, sent => {
    isProved = (sent.body as { currentPassword: string }).currentPassword === PASSWORD;
    return isProved ? Response.json({ until: inHours(0.25) }) : refusal('auth.proof-wrong')(sent);
  });
}

/** Sends the dialog's change, is asked who they are, errs once and proves it. */
export async function proveIn(
  language: (typeof languages)[number],
  send: () => Promise<unknown>,
): Promise<void> {
  const errors = { en: enErrors, ar: arErrors }[language];
  const security = { en: enSecurity, ar: arSecurity }[language];
  const dialog = page.getByRole('dialog');
  await send();
  await expect.element(dialog.getByText(errors.access['fresh-proof'].text)).toBeVisible();
  const password = dialog.getByLabelText(security.password.current, { exact: false });
  await password.fill('wrong');
  await send();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(PASSWORD);
  await send();
  await expect.poll(() => asked(PROVE)).toHaveLength(2);
}
