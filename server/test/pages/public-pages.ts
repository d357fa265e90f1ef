import type { Language } from '@bayan/domain/language/language';
import { texts } from './texts.ts';

/** Every public page with its heading and title in a language. */
export const publicPages = (language: Language) => {
  const text = texts[language];
  return [
    { path: '/', heading: text.home.tagline, title: text.home.tagline },
    { path: '/home', heading: text.home.tagline, title: text.home.tagline },
    { path: '/about', heading: text.about.heading, title: text.about.title },
    { path: '/how-it-works', heading: text.howItWorks.heading, title: text.howItWorks.title },
    { path: '/become-tutor', heading: text.becomeTutor.heading, title: text.becomeTutor.title },
    { path: '/request-tutor', heading: text.requestTutor.heading, title: text.requestTutor.title },
    { path: '/contact', heading: text.contact.heading, title: text.contact.title },
    { path: '/coming-soon', heading: text.comingSoon.heading, title: text.comingSoon.heading },
  ];
};
