import { afterEach, describe, expect, inject, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { newAccount } from './accounts.ts';
import { openVisit, type Visit } from './browser.ts';
import { securityTexts } from './profile-page.ts';
import { languages } from './screen.ts';
import { signInPage } from './sign-in-page.ts';
import { signInTexts } from './texts.ts';

// Browsers have no passkeys at 127.0.0.1; by its name it is the same product.
const origin = inject('baseUrl').replace('127.0.0.1', 'localhost');

const visits: Visit[] = [];
const complaints: string[] = [];
afterEach(async () => {
  await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  const itself = `asked a third party: ${origin}/`;
  expect(complaints.splice(0).filter(complaint => !complaint.startsWith(itself))).toEqual([]);
});

/** A phone or computer that its owner unlocks whenever it asks. */
async function visitWithAuthenticator(language: (typeof languages)[number]) {
  const visit = await openVisit({ language }, complaints);
  visits.push(visit);
  const devtools = await visit.context.newCDPSession(visit.page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return visit.page;
}

describe.each(languages)('a passkey in %s', language => {
  const words = securityTexts[language];
  const signIn = signInTexts[language];

  test('is added right after the sign-in, signs in without a password, and is named and removed', async () => {
    const account = await newAccount('student');
    const page = await visitWithAuthenticator(language);
    const form = signInPage(page, language);
    await form.signIn(account, `${origin}/login?next=/student-dashboard/profile`);
    await page.waitForURL('**/student-dashboard/profile');

    await page.getByRole('button', { name: words.passkeys.open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.passkeys.empty).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.passkeys.add, exact: true }).click();
    const passkey = dialog.getByRole('list', { name: words.passkeys.list }).getByRole('listitem');
    await passkey.getByText(words.passkeys.neverUsed).waitFor();
    await form.toast(words.passkeys.added.title).waitFor();

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${origin}/login?next=/student-dashboard/profile`);
    // The first touch of the page, before its script has come.
    await page.getByRole('button', { name: signIn.login.passkey, exact: true }).click();
    await page.waitForURL('**/student-dashboard/profile');

    await page.getByRole('button', { name: words.passkeys.open, exact: true }).click();
    await passkey.getByRole('button', { name: words.passkeys.rename }).click();
    await dialog.getByRole('textbox', { name: words.factors.name }).fill('Amber');
    await dialog.getByRole('button', { name: words.passkeys.saveName, exact: true }).click();
    await passkey.getByText('Amber').waitFor();
    await passkey.getByRole('button', { name: words.passkeys.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.passkeys.confirm.remove }).click();
    await dialog.getByText(words.passkeys.empty).waitFor();
  });
});
