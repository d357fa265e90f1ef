import type { ApplicationSummary } from '@bayan/domain/applications/application-admin.contract';
import { useTranslation } from 'react-i18next';
import { useClockTexts } from './use-clock-texts.ts';

/** The one thing that brings an application on; null where nothing is left to do. */
export function useNextStep(): (application: ApplicationSummary, now: Date) => string | null {
  const { t } = useTranslation('applications');
  const { moment } = useClockTexts();
  return ({ kind, stage, consultationAt }, now) => {
    const isTutor = kind === 'tutor';
    switch (stage) {
      case 'new':
        return t(kind === 'enquiry' ? 'next.answer' : isTutor ? 'next.callTutor' : 'next.call');
      case 'contacted':
        return t(kind === 'enquiry' ? 'next.close' : isTutor ? 'next.bookTutor' : 'next.book');
      case 'consultation':
        if (consultationAt !== null && new Date(consultationAt) > now)
          return t(isTutor ? 'next.talkTutor' : 'next.talk', { moment: moment(consultationAt) });
        return t(isTutor ? 'next.decide' : 'next.propose');
      case 'matched':
        return t(isTutor ? 'next.close' : 'next.plan');
      default:
        return null;
    }
  };
}
