import type { Language } from '#language/language.ts';
import type { LegalPage } from '#legal-texts/legal-page.ts';
import type { AskedTutor, HomeTutor, PublicTutor, TutorListPage } from '#public-tutors/public-tutor.ts';
import type { StopPage } from '#reminders/stop-page.ts';

/** What the server knows of a page that it writes from what the database holds, by the kind of page. */
export interface ShownByPage {
  readonly 'stop-reminders': StopPage;
  readonly 'legal-text': LegalPage;
  /** In both languages: the home page changes its language in place. */
  readonly home: Readonly<Record<Language, readonly HomeTutor[]>>;
  readonly tutors: TutorListPage;
  readonly tutor: PublicTutor;
  readonly 'asked-tutor': AskedTutor;
}
export type ShownPage = keyof ShownByPage;

/** Such a page: which it is, what it shows, and the query that leads back to it. */
export type WrittenPage = {
  readonly [Page in ShownPage]: {
    readonly page: Page;
    readonly shown: ShownByPage[Page];
    readonly query: string;
  };
}[ShownPage];
