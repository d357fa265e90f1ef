import { type Language, languages } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import type { Part } from './page.ts';
import { useSite } from './site.ts';
import { siteNames, texts } from './texts.ts';

const site = useSite();
const open = (path: string, language: Language) => site.visit({ language }).open(path);
const hrefAndTarget = (link: Part) => [link.attr('href'), link.attr('target')];
const pages = ['/home', '/about', '/how-it-works', '/tutors', '/become-tutor', '/request-tutor', '/contact'];

describe.each(languages)('in %s', language => {
  const text = texts[language];

  test('the home page has two forms that open in new tabs, four benefits and three steps', async () => {
    const page = await open('/home', language);
    for (const [label, path] of [
      [text.shell.applyAsStudent, '/apply/student'],
      [text.shell.applyAsTutor, '/apply/tutor'],
    ] as const) {
      expect(hrefAndTarget(page.links(label, page.main).first())).toEqual([path, '_blank']);
    }
    const { benefits, steps } = text.home;
    expect(page.headings(3, page.main)).toEqual([
      ...Object.values(benefits).map(({ title }) => title),
      steps.consultation.title,
      steps.match.title,
      steps.learning.title,
    ]);
    expect([page.shows('19:00'), page.shows('16:00')]).toEqual([true, true]);
  });

  test('the story, four values and the mission are told', async () => {
    const page = await open('/about', language);
    const { story, values, mission } = text.about;
    expect(page.headings(2, page.main)).toEqual(
      expect.arrayContaining([story.heading, values.heading, mission.heading]),
    );
    expect(page.headings(3, page.main)).toEqual([
      values.respect.title,
      values.standards.title,
      values.responsibility.title,
      values.adaptability.title,
    ]);
    expect(page.shows(mission.text)).toBe(true);
  });

  test('how it works names four steps and every figure in digits (R344)', async () => {
    const page = await open('/how-it-works', language);
    const titles = Object.values(text.howItWorks.steps).map(({ title }) => title);
    expect(page.headings(2, page.main).slice(0, 4)).toEqual(titles);
    const words = page.text(page.main);
    // In Arabic digits that a hyphen joins read backwards.
    const range = language === 'ar' ? '48 إلى 72' : '48-72';
    for (const figure of ['30', range, '5%']) expect(words).toContain(figure);
    expect(words).toContain(text.figures.lesson.value);
  });

  test('a tutor reads all seven requirements and finds the form (R345)', async () => {
    const page = await open('/become-tutor', language);
    const { heading: _, text: __, ...requirements } = text.becomeTutor.requirements;
    expect(Object.keys(requirements)).toHaveLength(7);
    for (const requirement of Object.values(requirements))
      expect([requirement, page.shows(requirement)]).toEqual([requirement, true]);
    const link = page.links(text.shell.applyAsTutor, page.main).first();
    expect(link.attr('href')).toBe('/apply/tutor');
  });

  test('a family reads of the free consultation and finds the form', async () => {
    const page = await open('/request-tutor', language);
    expect(page.headings(2, page.main)).toContain(text.requestTutor.consultation.heading);
    const link = page.links(text.shell.applyAsStudent, page.main).first();
    expect(hrefAndTarget(link)).toEqual(['/apply/student', '_blank']);
  });

  test('the contact page has four cards from the settings, a form and answers to open', async () => {
    const page = await open('/contact', language);
    const { email, whatsapp, region, hours, enquiry, questions } = text.contact;
    expect(page.headings(2, page.main).slice(0, 4)).toEqual([
      email.title,
      whatsapp.title,
      region.title,
      hours.title,
    ]);
    expect(page.link('hello@bayan.example', page.main).attr('href')).toBe('mailto:hello@bayan.example');
    const [card, last] = page.links('+966 52 555 0101', page.main).get();
    for (const link of [card, last])
      expect(hrefAndTarget(page.$(link))).toEqual(['https://wa.me/966525550101', '_blank']);
    expect(page.link(enquiry.button).attr('href')).toBe('/enquire');

    const { heading: _, ...entries } = questions;
    expect(Object.keys(entries).length).toBeGreaterThanOrEqual(8);
    const folded = page.main.find('details:not([open])');
    const told = folded.map((_, one) => {
      const [question, answer] = page.$(one).children().get();
      return { question: page.$(question).text(), answer: page.$(answer).text() };
    });
    expect(new Set(told.get())).toEqual(new Set(Object.values(entries)));
    expect(folded.children('summary')).toHaveLength(folded.length);
    expect(page.shows(entries.timeZones.question)).toBe(true);
    expect(page.shows(entries.timeZones.answer)).toBe(false);
  });

  test('the launch page shows tagline, enquiries and whom we serve', async () => {
    const page = await open('/coming-soon', language);
    expect(page.shows(text.home.tagline)).toBe(true);
    expect(page.headings(2)).toContain(text.comingSoon.enquiries);
    expect(page.link('hello@bayan.example').attr('href')).toBe('mailto:hello@bayan.example');
    expect(page.shows(text.home.serving)).toBe(true);
  });
});

test('the business hours read as a sentence in the academy’s zone (R194)', async () => {
  const page = await open('/contact', 'en');
  expect(page.text(page.main)).toContain('Monday-Friday 8 AM - 8 PM and Saturday 9 AM - 5 PM EST');
});

describe.each(languages)('around every page in %s', language => {
  const { shell, about } = texts[language];

  test('the header leads to every page, to the sign-in and home, on a desk and on a phone', async () => {
    const page = await open('/about', language);
    const { $ } = page;
    const header = $('header');
    const desk = header.find('nav').not('details nav');
    const phone = header.find('details:has(> summary) > nav');
    expect(page.nameOf(header.find('details > summary'))).toBe(shell.menu);
    for (const [navigation, login] of [
      [desk, header.find('a[href="/login"]').not('details a')],
      [phone, phone.find('a[href="/login"]')],
    ] as const) {
      expect([navigation.attr('aria-label'), navigation.length]).toEqual([shell.navigation, 1]);
      const links = navigation.find('li a').map((_, one) => ({
        name: page.nameOf($(one)),
        href: $(one).attr('href'),
        current: $(one).attr('aria-current'),
      }));
      expect(links.get()).toEqual(
        Object.values(shell.pages).map((name, index) => ({
          name,
          href: pages[index],
          current: name === shell.pages.about ? 'page' : undefined,
        })),
      );
      expect([page.nameOf(login), login.length]).toEqual([shell.login, 1]);
    }
    expect(page.link(siteNames[language], header).attr('href')).toBe('/');
  });

  test('the header’s links lead on', async () => {
    const visit = site.visit({ language });
    const { $ } = await visit.open('/');
    for (const href of $('header nav li a[href="/about"]')
      .map((_, one) => $(one).attr('href'))
      .get())
      expect((await visit.open(href)).headings(1)).toEqual([about.heading]);
  });

  test.each(['/home', '/about', '/how-it-works', '/become-tutor', '/request-tutor', '/contact'])(
    'the last section of %s leads to WhatsApp, by its number in groups (R749)',
    async path => {
      const page = await open(path, language);
      const link = page.link('+966 52 555 0101', page.main.find('section').last());
      expect(hrefAndTarget(link)).toEqual(['https://wa.me/966525550101', '_blank']);
    },
  );

  test('the footer has the contacts, the links, two ways to the sign-in and the copyright (R749)', async () => {
    const page = await open('/', language);
    const footer = page.$('footer');
    const hrefs = footer.find('a').map((_, one) => page.$(one).attr('href'));
    expect(hrefs.get()).toEqual([
      'mailto:hello@bayan.example',
      'https://wa.me/966525550101',
      ...pages.slice(1),
      ...['/login', '/login', '/privacy', '/terms'],
    ]);
    expect(page.text(footer)).toContain(shell.footer.copyright.replace('{{siteName}}', siteNames[language]));
    for (const name of [shell.footer.studentLogin, shell.footer.tutorLogin])
      expect(page.link(name, footer).attr('href')).toBe('/login');
  });
});
