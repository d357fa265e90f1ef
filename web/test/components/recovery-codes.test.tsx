import { languages } from '@bayan/domain/language/language';
import type { ReactNode } from 'react';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/security.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/security.json';
import { RecoveryCodes } from '#people/auth/security/recovery-codes.tsx';
import { RecoveryCodesLeft } from '#people/auth/security/recovery-codes-left.tsx';
import { RenewRecoveryCodes } from '#people/auth/security/renew-recovery-codes.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { press, toast } from './screen.ts';

const textsIn = { en: { ...en, errors: enErrors }, ar: { ...ar, errors: arErrors } };
const codes = Array.from({ length: 10 }, (_, index) => `7F3KQ-9XW2${index}`);
const CODES = 'PUT /api/auth/recovery-codes';

/** What is printed is taken away at once, which a test would be too late for. */
function keepFrames(): HTMLIFrameElement[] {
  const frames: HTMLIFrameElement[] = [];
  vi.spyOn(HTMLIFrameElement.prototype, 'remove').mockImplementation(function (this: HTMLIFrameElement) {
    frames.push(this);
  });
  return frames;
}

describe.each(languages)('recovery codes in %s', language => {
  const { inBoth, test } = inTurn(language);
  const { recovery, password, errors } = textsIn[language];
  const open = (children: ReactNode, width: 390 | 1280 = 390) =>
    show(children, { language, width, as: 'tutor' });

  test('are all shown, and the way on opens once they are kept', async () => {
    const onKept = vi.fn();
    await open(
      <>
        <h1>{recovery.title}</h1>
        <RecoveryCodes codes={codes} onKept={onKept} />
      </>,
    );
    const list = page.getByRole('list', { name: recovery.title });
    await expect.element(list.getByText('7F3KQ-9XW29')).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(10);
    expect(await accessibilityFaults()).toEqual([]);
    const goOn = page.getByRole('button', { name: recovery.goOn });
    await expect.element(goOn).toBeDisabled();
    await page.getByText(recovery.kept).click();
    await goOn.click();
    expect(onKept).toHaveBeenCalledOnce();
  });

  inBoth('are copied, saved and printed, one to a line and none left out', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(made => {
      saved.push(made as Blob);
      return '#saved';
    });
    await open(<RecoveryCodes codes={codes} onKept={() => {}} />);
    await press(recovery.copy);
    await expect.element(toast(recovery.copied.title)).toBeVisible();
    expect(copied).toHaveBeenCalledWith(codes.join('\n'));
    await press(recovery.save);
    expect(await saved[0]?.text()).toContain(codes.join('\r\n'));
    const sheets = keepFrames();
    await press(recovery.print);
    const [sheet] = sheets.map(frame => frame.contentDocument);
    expect([...(sheet?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(codes);
    expect(sheet?.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    vi.restoreAllMocks();
    for (const frame of sheets) frame.remove();
  });

  test('say how many are left, and where there is none offer some', async () => {
    answer('GET /api/auth/recovery-codes', { left: 7 });
    await open(<RecoveryCodesLeft onRenew={() => {}} />, 1280);
    await expect.element(page.getByRole('button', { name: recovery.renew })).toBeVisible();
    await expect.element(page.getByText(/7.*10/)).toBeVisible();
  });

  test('that are gone are said to be', async () => {
    answer('GET /api/auth/recovery-codes', { left: 0 });
    await open(<RecoveryCodesLeft onRenew={() => {}} />, 1280);
    await expect.element(page.getByRole('button', { name: recovery.make })).toBeVisible();
  });

  test('that could not be counted are not said to be gone', async () => {
    answer('GET /api/auth/recovery-codes', refusal('access.no-role'));
    await open(<RecoveryCodesLeft onRenew={() => {}} />, 1280);
    await expect.element(page.getByText(errors.access['no-role'].title)).toBeVisible();
  });

  test('are made anew only with the right password', async () => {
    answer(CODES, refusal('auth.proof-wrong'));
    await open(<RenewRecoveryCodes onDone={() => {}} />);
    const field = page.getByLabelText(password.current);
    await press(recovery.make);
    expect(asked(CODES)).toEqual([]);
    await field.fill('not it');
    await press(recovery.make);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    answer(CODES, { codes });
    await field.fill('Falcon-Lantern-42');
    await press(recovery.make);
    await expect.element(page.getByText('7F3KQ-9XW20')).toBeVisible();
    expect(asked(CODES).at(-1)?.body).toEqual({ currentPassword: 'Falcon-Lantern-42' });
  });
});
