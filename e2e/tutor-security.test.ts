import { authenticator } from '@bayan/server/test/auth/authenticator-app';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { type Account, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { mailedCode } from './mailbox.ts';
import { newTutor, openProfile, securityTexts } from './profile-page.ts';
import { languages } from './screen.ts';
import { signInTexts } from './texts.ts';

const visit = useBrowser();
const clock = { now: () => new Date() };
const newPassword = 'Amber-Violin-Ridge-2041';

describe.each(languages)('the security of a profile in %s', language => {
  const words = securityTexts[language];
  const signIn = signInTexts[language];

  async function open(tutor: Account, expected: RegExp[] = []) {
    const profile = await openProfile(visit, tutor, { language, expected });
    const dialog = profile.page.getByRole('dialog');
    return {
      ...profile,
      dialog,
      passwordField: (name: string) => dialog.getByLabel(name).and(profile.page.locator('input')),
      pressIn: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    };
  }

  test('changes the password with the current one, once it is hard enough to guess', async () => {
    const tutor = await newTutor();
    const { page, press, pressIn, passwordField, toast } = await open(tutor, [/status of 422/]);
    await press(words.password.open);
    await passwordField(signIn.newPassword.label).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await passwordField(words.password.current).fill(tutor.password);
    await passwordField(signIn.newPassword.label).fill('password1234');
    await pressIn(words.password.save);
    await page.getByText(signIn.codes.weak_password).waitFor();
    await passwordField(signIn.newPassword.label).fill(newPassword);
    await pressIn(words.password.save);
    await toast(words.password.saved.title).waitFor();
    expect(await tokenOf({ ...tutor, password: newPassword })).toBeTruthy();
  });

  test('takes no wrong password for the current one, and in its place a code from the mail', async () => {
    const tutor = await newTutor();
    const { page, press, pressIn, passwordField, dialog, toast } = await open(tutor, [/status of 4\d\d/]);
    await press(words.password.open);
    await passwordField(signIn.newPassword.label).fill(newPassword);
    await passwordField(words.password.current).fill('not-my-password');
    await pressIn(words.password.save);
    await page.getByText(signIn.codes.current_password_invalid).waitFor();
    await pressIn(words.password.mailCode);
    await page.getByText(words.password.prove.mailed).waitFor();
    await dialog.getByRole('textbox', { name: words.password.code }).fill(await mailedCode(tutor.email));
    await pressIn(words.password.save);
    await toast(words.password.saved.title).waitFor();
    expect(await tokenOf({ ...tutor, password: newPassword })).toBeTruthy();
  });

  test('adds a second factor by its picture and a code, and removes it', async () => {
    const tutor = await newTutor();
    const { page, press, pressIn, dialog, toast } = await open(tutor, [/status of 422/]);
    await press(words.factors.open);
    await dialog.getByText(words.factors.empty).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await pressIn(words.factors.add);
    await pressIn(words.factors.next);
    const picture = dialog.getByRole('img', { name: words.factors.picture });
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
    const phone = authenticator((await dialog.locator('code').textContent()) ?? '', clock);
    const code = dialog.getByRole('textbox', { name: signIn.code.label });
    await code.fill('000000');
    await pressIn(words.factors.confirmCode);
    await page.getByText(signIn.codes.mfa_verification_failed).waitFor();
    await code.fill(phone.code());
    await pressIn(words.factors.confirmCode);
    await toast(words.factors.added.title).waitFor();
    const codes = dialog.getByRole('list', { name: words.recovery.title }).getByRole('listitem');
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByText(words.recovery.kept).click();
    await pressIn(words.recovery.goOn);
    await dialog.getByRole('button', { name: words.recovery.renew }).waitFor();
    await dialog.getByRole('list', { name: words.factors.list }).getByRole('listitem').waitFor();
    await pressIn(words.factors.remove);
    await page.getByRole('alertdialog').getByRole('button', { name: words.factors.confirm.remove }).click();
    await page.getByText(words.factors.empty).waitFor();
    expect(await tokenOf(tutor)).toBeTruthy();
  });

  test('shows where one is signed in, and signs out there', async () => {
    const tutor = await newTutor();
    const { page, press, pressIn, dialog } = await open(tutor);
    await Promise.all([tokenOf(tutor), tokenOf(tutor)]);
    await press(words.devices.open);
    const devices = dialog.getByRole('listitem');
    await expect.poll(() => devices.count()).toBe(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await devices.filter({ hasText: words.devices.current }).count()).toBe(1);
    await devices.getByRole('button', { name: words.devices.end, exact: true }).first().click();
    await expect.poll(() => devices.count()).toBe(2);
    await pressIn(words.devices.endOthers);
    await expect.poll(() => devices.count()).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: words.devices.open, exact: true }).waitFor();
  });
});
