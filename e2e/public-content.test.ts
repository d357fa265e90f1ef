import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const main = (page: Page) => page.getByRole('main');
const hidesMarks = (text: string | null) => text?.replace(/[\u2066\u2069]/g, '') ?? '';

describe.each(languages)('in %s', language => {
  const text = texts[language];
  const open = async (path: string) => {
    const { page } = await visit({ language, script: false });
    await page.goto(path);
    return page;
  };
  const headings = (page: Page, level: number) =>
    main(page).getByRole('heading', { level }).allTextContents();

  test('the home page has two forms that open in new tabs, four benefits and three steps', async () => {
    const page = await open('/home');
    for (const [label, path] of [
      [text.shell.applyAsStudent, '/apply/student'],
      [text.shell.applyAsTutor, '/apply/tutor'],
    ] as const) {
      const link = main(page).getByRole('link', { name: label }).first();
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([path, '_blank']);
    }
    const { benefits, steps } = text.home;
    expect(await headings(page, 3)).toEqual([
      ...Object.values(benefits).map(({ title }) => title),
      steps.consultation.title,
      steps.match.title,
      steps.learning.title,
    ]);
    expect(await page.getByText('19:00').isVisible()).toBe(true);
    expect(await page.getByText('16:00').isVisible()).toBe(true);
  });

  test('the story, four values and the mission are told', async () => {
    const page = await open('/about');
    const { story, values, mission } = text.about;
    expect(await headings(page, 2)).toEqual(
      expect.arrayContaining([story.heading, values.heading, mission.heading]),
    );
    expect(await headings(page, 3)).toEqual([
      values.respect.title,
      values.standards.title,
      values.responsibility.title,
      values.adaptability.title,
    ]);
    expect(await page.getByText(mission.text).isVisible()).toBe(true);
  });

  test('how it works names four steps and every figure in digits (R344)', async () => {
    const page = await open('/how-it-works');
    const { steps } = text.howItWorks;
    expect((await headings(page, 2)).slice(0, 4)).toEqual(Object.values(steps).map(({ title }) => title));
    const words = hidesMarks(await main(page).textContent());
    for (const figure of ['30', '48-72', '5%']) expect(words).toContain(figure);
    expect(words).toContain(text.figures.lesson.value);
  });

  test('a tutor reads all seven requirements and finds the form (R345)', async () => {
    const page = await open('/become-tutor');
    const { heading: _, text: __, ...requirements } = text.becomeTutor.requirements;
    expect(Object.keys(requirements)).toHaveLength(7);
    for (const requirement of Object.values(requirements)) {
      expect(await page.getByText(requirement, { exact: true }).isVisible()).toBe(true);
    }
    const link = main(page).getByRole('link', { name: text.shell.applyAsTutor }).first();
    expect(await link.getAttribute('href')).toBe('/apply/tutor');
  });

  test('a family reads of the free consultation and finds the form', async () => {
    const page = await open('/request-tutor');
    expect(await headings(page, 2)).toContain(text.requestTutor.consultation.heading);
    const link = main(page).getByRole('link', { name: text.shell.applyAsStudent }).first();
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      '/apply/student',
      '_blank',
    ]);
  });

  test('the contact page has four cards from the settings, a form and answers to open', async () => {
    const page = await open('/contact');
    const { email, whatsapp, region, hours, questions } = text.contact;
    expect((await headings(page, 2)).slice(0, 4)).toEqual([
      email.title,
      whatsapp.title,
      region.title,
      hours.title,
    ]);
    const mail = page.getByRole('link', { name: 'hello@bayan.example' });
    expect(await mail.getAttribute('href')).toBe('mailto:hello@bayan.example');
    const chat = page.getByRole('link', { name: '+966525550101' });
    expect([await chat.getAttribute('href'), await chat.getAttribute('target')]).toEqual([
      'https://wa.me/966525550101',
      '_blank',
    ]);
    const enquiry = page.getByRole('link', { name: text.contact.enquiry.button });
    expect(await enquiry.getAttribute('href')).toBe('/enquire');

    const { heading: _, ...entries } = questions;
    expect(Object.keys(entries).length).toBeGreaterThanOrEqual(8);
    await page.getByText(entries.timeZones.question).click();
    expect(await page.getByText(entries.timeZones.answer).isVisible()).toBe(true);
    expect(await page.getByText(entries.ramadan.answer).isVisible()).toBe(false);
  });

  test('the launch page shows tagline, enquiries and whom we serve', async () => {
    const page = await open('/coming-soon');
    expect(await page.getByText(text.home.tagline).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: text.comingSoon.enquiries }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'hello@bayan.example' }).isVisible()).toBe(true);
    expect(await page.getByText(text.home.serving).isVisible()).toBe(true);
  });
});

test('the business hours read as a sentence in the academy’s zone (R194)', async () => {
  const { page } = await visit({ language: 'en', script: false });
  await page.goto('/contact');
  const words = await main(page).textContent();
  expect(words).toContain('Monday-Friday 8 AM - 8 PM and Saturday 9 AM - 5 PM EST');
});
