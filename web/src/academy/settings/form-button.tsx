import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { useSettings } from '#platform/settings.tsx';
import type { ButtonSize, ButtonTone } from '#ui/button-class.ts';
import { LinkButton } from '#ui/link-button.tsx';

interface FormButtonProps {
  readonly form: 'student' | 'tutor' | 'enquiry';
  readonly tone: ButtonTone;
  readonly size?: ButtonSize;
}

const ownForms = { student: paths.applyAsStudent, tutor: paths.applyAsTutor, enquiry: paths.enquire };

/** Opens an application form in a new tab: the one of the settings, else our own (R196). */
export function FormButton({ form, tone, size = 'large' }: FormButtonProps) {
  const { t } = useTranslation();
  const { studentFormUrl, tutorFormUrl, enquiryFormUrl } = useSettings();
  const outside = { student: studentFormUrl, tutor: tutorFormUrl, enquiry: enquiryFormUrl }[form];
  const label = {
    student: t('shell.applyAsStudent'),
    tutor: t('shell.applyAsTutor'),
    enquiry: t('contact.enquiry.button'),
  }[form];
  return (
    <LinkButton {...(outside ? { href: outside } : { to: ownForms[form] })} tone={tone} size={size} newTab>
      {label}
    </LinkButton>
  );
}
