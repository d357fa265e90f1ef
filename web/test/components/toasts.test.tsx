import { languages } from '@bayan/domain/language/language';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Overlays } from '#design/overlays.tsx';
import arSamples from '#design/texts/ar.json';
import enSamples from '#design/texts/en.json';
import arProfiles from '#locales/ar/profiles.json';
import arSignIn from '#locales/ar/sign-in.json';
import enProfiles from '#locales/en/profiles.json';
import enSignIn from '#locales/en/sign-in.json';
import { Login } from '#pages/sign-in/login.tsx';
import { TutorProfile } from '#pages/tutor-dashboard/profile.tsx';
import { DashboardFrame } from '#shell/dashboard/dashboard-frame.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { inTurn } from './in-turn.ts';
import { answerProfile, tutorPerson } from './own-profile.ts';
import { show, type Width } from './render.tsx';
import { press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = {
  en: { samples: enSamples.overlays, profiles: enProfiles, login: enSignIn.login },
  ar: { samples: arSamples.overlays, profiles: arProfiles, login: arSignIn.login },
};
const failure = { title: 'Not saved', text: 'The academy could not be reached.', tone: 'danger' } as const;
const success = { title: 'Saved', text: 'The lesson is in the list.', tone: 'success' } as const;
const news = { title: 'A lesson was moved', text: 'It is on Tuesday.' } as const;
const facts = { role: 'tutor', profile: people.tutor, badges: undefined } as const;
const widths: readonly Width[] = [390, 1280];

const bars = () =>
  [...document.querySelectorAll('[data-over-page]')].filter(bar => !bar.closest('[aria-hidden="true"]'));
const senders = () => [...document.querySelectorAll('[type="submit"]')];

/** Those of the elements that a toast lies on. */
const covered = (elements: readonly Element[]): string[] => {
  const toasts = [...document.querySelectorAll('[data-toasts] [role="alertdialog"]')];
  expect(toasts).not.toEqual([]);
  const boxes = toasts.map(element => element.getBoundingClientRect());
  return elements
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return boxes.some(box => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
    })
    .map(element => element.outerHTML.slice(0, 120));
};

describe.each(languages)('a toast in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];

  describe.each(widths)('at %i pixels covers nothing that is needed next (R750)', width => {
    test('whichever field of a long form has the focus', async () => {
      answerProfile(tutorPerson());
      await show(
        <DashboardFrame {...facts}>
          <TutorProfile />
        </DashboardFrame>,
        { language, width, as: 'tutor', isWholePage: true },
      );
      await press(text.profiles.edit);
      showToast(news);
      await expect.element(toast(news.title)).toBeVisible();
      const controls = [...document.querySelectorAll<HTMLElement>('form input, form textarea, form button')];
      const reached = controls.filter(control => control.checkVisibility() && control.tabIndex >= 0);
      expect(reached.length).toBeGreaterThan(8);
      for (const control of reached) {
        control.focus();
        await expect
          .poll(() => covered([...bars(), ...senders(), control.closest('label') ?? control]))
          .toEqual([]);
      }
    });

    test.each(['dialog', 'confirm'] as const)('in a %s', async kind => {
      await show(<Overlays />, { language, width });
      await press(text.samples[kind]);
      await expect.poll(bars).not.toEqual([]);
      for (const message of [news, success, failure]) showToast(message);
      await expect.element(toast(failure.title)).toBeVisible();
      await expect.poll(() => covered(bars())).toEqual([]);
      // By moving, and not because one of them has gone in the meantime.
      await expect.element(toast(success.title)).toBeVisible();
      expect(document.querySelectorAll('[data-toasts] [role="alertdialog"]')).toHaveLength(2);
    });

    test('nor the field after it, nor a button that leads on (R750)', async () => {
      await show(
        <form className="flex flex-col justify-end gap-2 p-4" style={{ minHeight: '100vh' }}>
          <TextField label="First" name="first" maxLength={9} value="" onChange={() => {}} />
          <TextField label="Second" name="second" maxLength={9} value="" onChange={() => {}} />
          <Button>Go on</Button>
        </form>,
        { language, width },
      );
      await page.getByRole('textbox', { name: 'First' }).click();
      showToast(news);
      await expect.element(toast(news.title)).toBeVisible();
      await expect.poll(() => covered([...document.querySelectorAll('input, [data-leads-on]')])).toEqual([]);
    });

    test('on the sign-in page', async () => {
      await show(<Login />, { language, width, at: '/login', isWholePage: true });
      await press(text.login.submit);
      await expect.element(toast(text.login.missing.title)).toBeVisible();
      await expect
        .poll(() => covered([...senders(), ...document.querySelectorAll('input:focus')]))
        .toEqual([]);
    });
  });

  test('that made room for two newer ones does not come back (R750)', async () => {
    await show(<Trial />, { language });
    for (const message of [news, success, { ...news, title: 'A third' }]) showToast(message);
    await expect.element(toast(news.title)).not.toBeInTheDocument();
    for (const title of ['A third', success.title]) {
      await toast(title).getByRole('button').click();
      await expect.element(toast(title)).not.toBeInTheDocument();
    }
    await expect.element(toast(news.title)).not.toBeInTheDocument();
  });

  test('takes the focus from no field, whatever was pressed in another before (R750)', async () => {
    await show(<Trial />, { language });
    showToast({ ...news, action: { label: 'Undo', onPress: () => {}, forMs: 10_000 } });
    await press('Undo');
    await expect.element(toast(news.title)).not.toBeInTheDocument();
    showToast(success);
    await press('Send');
    await expect.element(toast(failure.title)).toBeVisible();
    await expect.element(toast(success.title)).toBeVisible();
    const name = page.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Noura');
    await expect.element(toast(failure.title)).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Noura');
    await expect.element(name).toHaveFocus();
  });

  describe('of a failure (R751)', () => {
    const open = async () => {
      await show(<Trial />, { language });
      await press('Send');
      await expect.element(toast(failure.title)).toBeVisible();
    };

    test('goes once the person changes what it was about', async () => {
      await open();
      await userEvent.type(page.getByRole('textbox', { name: 'Elsewhere' }), 'a');
      await expect.element(toast(failure.title)).toBeVisible();
      await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'a');
      await expect.element(toast(failure.title)).not.toBeInTheDocument();
    });

    test('goes once it is tried again', async () => {
      await open();
      await press('Let it pass');
      await expect.element(toast(failure.title)).toBeVisible();
      await press('Send');
      await expect.element(toast(failure.title)).not.toBeInTheDocument();
    });

    test('gives its place to a success and to the next failure, and news stay', async () => {
      await open();
      showToast(news);
      showToast(failure);
      await expect.poll(() => toast(failure.title).elements().length).toBe(1);
      showToast(success);
      await expect.element(toast(success.title)).toBeVisible();
      await expect.element(toast(failure.title)).not.toBeInTheDocument();
      await expect.element(toast(news.title)).toBeVisible();
    });

    test('goes with the form that it was about', async () => {
      await open();
      await press('Leave');
      await expect.element(toast(failure.title)).not.toBeInTheDocument();
    });
  });
});

/** A form that fails until it may pass. */
function Trial() {
  const [name, setName] = useState('');
  const [elsewhere, setElsewhere] = useState('');
  const [mayPass, setMayPass] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const navigate = useNavigate();
  const send = () => {
    if (!mayPass) showToast(failure);
  };
  return (
    <>
      {!isLeft && (
        <form
          onSubmit={event => {
            event.preventDefault();
            send();
          }}
        >
          <TextField label="Name" name="name" maxLength={80} value={name} onChange={setName} />
          <Button type="submit">Send</Button>
        </form>
      )}
      <TextField
        label="Elsewhere"
        name="elsewhere"
        maxLength={80}
        value={elsewhere}
        onChange={setElsewhere}
      />
      <Button onPress={() => setMayPass(true)}>Let it pass</Button>
      <Button
        onPress={() => {
          setLeft(true);
          void navigate('/elsewhere');
        }}
      >
        Leave
      </Button>
    </>
  );
}
