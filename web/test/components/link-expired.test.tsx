import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/sign-in.json';
import en from '#locales/en/sign-in.json';
import { SetPassword } from '#pages/sign-in/choose-password.tsx';
import { LinkExpired } from '#pages/sign-in/link-expired.tsx';
import { EXPIRED_PURPOSES } from '#people/auth/confirm-link/expired-purpose.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };

describe.each(languages)('a mailed link that no longer works, in %s (R752)', language => {
  const { inBoth } = inTurn(language);
  const text = textsIn[language];

  inBoth.each(EXPIRED_PURPOSES)('says what it was for: %s', async purpose => {
    await show(<LinkExpired />, {
      language,
      width: 390,
      at: `/link-expired?for=${purpose}`,
      isWholePage: true,
    });
    const { title, intro } = text.expired[purpose];
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText(intro)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    // A new link about an address goes to nobody who is not signed in.
    const isAboutAddress = purpose.startsWith('email_change');
    expect(page.getByRole('textbox').elements()).toHaveLength(isAboutAddress ? 0 : 1);
  });
});

describe.each(languages)('the first password of who was invited, in %s (R752)', language => {
  const { inBoth } = inTurn(language);
  const text = textsIn[language].newPassword;

  inBoth.each([
    ['active', text.setIntro],
    ['awaiting-approval', text.setIntroBefore],
  ] as const)('is promised no more than what comes next: %s', async (standing, intro) => {
    await show(<SetPassword />, {
      language,
      as: { ...people.tutor, standing },
      at: '/set-password',
      isWholePage: true,
    });
    await expect.element(page.getByText(intro)).toBeVisible();
  });
});
