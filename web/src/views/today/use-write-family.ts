import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '#platform/api/use-call.ts';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { openInTab } from '#platform/open-address.ts';
import { firstNameOf, nameOf } from '#platform/person-name.ts';
import { useSettings } from '#platform/settings.tsx';
import { useCity } from '#platform/use-city.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { showToast } from '#ui/toast.tsx';

export type FamilyWords = 'family-missing' | 'not-confirmed' | 'first' | 'low-rating';

class NoNumber extends Error {}

/**
 * Opens WhatsApp with a text ready in the family's language (R948). The number is asked for at the press, since each look
 * at it is recorded (R282); where there is none, the student's page is where to add it.
 */
export function useWriteFamily(session: Session, words: FamilyWords) {
  const { t, i18n } = useTranslation(['today', 'apply', 'names']);
  const call = useCall();
  const errorTexts = useErrorTexts();
  const navigate = useNavigate();
  const settings = useSettings();
  const city = useCity();
  const { student, tutor, startsAt, timezone, subject } = session;

  async function addressOf(): Promise<string> {
    const { parentContact } = await call('GET /api/students/{id}/parent-contact', {
      params: { id: student.id },
    });
    const number = parentContact?.whatsapp ?? parentContact?.phone;
    if (!parentContact || !number) throw new NoNumber();
    const { language } = parentContact;
    await i18n.loadLanguages(language);
    const fixed = i18n.getFixedT(language, ['apply', 'names']);
    const clock = { language, timeZone: timezone };
    const at = new Date(startsAt);
    const text = fixed(`apply:whatsapp.lesson.${words}`, {
      name: parentContact.name,
      siteName: language === 'ar' ? settings.siteNameAr : settings.siteName,
      student: firstNameOf(student, language),
      tutor: nameOf(tutor, language),
      subject: fixed(`names:subjects.${subject}`),
      day: shortDayText(at, clock),
      time: timeText(at, clock),
      city: fixed(`names:timezone.${timezone}`, { defaultValue: city(timezone) }),
    });
    return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => openInTab(addressOf),
    onError(error) {
      if (!(error instanceof NoNumber)) return showToast({ ...errorTexts(error), tone: 'danger' });
      showToast({ title: t('noNumber.title'), text: t('noNumber.text'), tone: 'danger' });
      return navigate(dashboardAddress('admin', `students/${student.id}`));
    },
  });
  return { write: () => mutate(), isPending };
}
