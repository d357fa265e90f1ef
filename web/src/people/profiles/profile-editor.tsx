import { plainEmail } from '@bayan/domain/fields/email-address';
import type { Person } from '@bayan/domain/profiles/profiles.contract';
import type { AuthError } from '@supabase/auth-js';
import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { isSameForm, useVersions } from '#platform/use-versions.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { ParentFields } from './parent-fields.tsx';
import type { Draft } from './profile-draft.ts';
import { ProfileFields } from './profile-fields.tsx';
import { type FieldPath, type ProfileForm, profileFormOf, sentProfile } from './profile-form.ts';
import { StudentFields } from './student-fields.tsx';
import { TutorFields } from './tutor-fields.tsx';
import { useComparedFields } from './use-compared-fields.ts';
import { useFollowLanguage } from './use-follow-language.ts';
import { useSaveProfile } from './use-profile.ts';
import { useProfileErrors } from './use-profile-errors.ts';
import { useSubjectNames } from './use-subject-names.ts';

export interface ProfileEditorProps {
  readonly draft: Draft;
  readonly isResumed: boolean;
  readonly onWrite: (draft: Draft) => void;
  readonly onDone: () => void;
  /** Asks whoever wishes for another address to show that it is they. */
  readonly NewAddress: ComponentType<{
    readonly email: string;
    readonly onAsked: () => void;
    readonly onClose: () => void;
  }>;
}

export function ProfileEditor({ draft, isResumed, onWrite, onDone, NewAddress }: ProfileEditorProps) {
  const { t, i18n } = useTranslation(['profiles', 'sign-in']);
  const errorTexts = useErrorTexts();
  const failureText = useFailureText();
  const names = useSubjectNames();
  const compared = useComparedFields();
  const followLanguage = useFollowLanguage();
  const element = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [emailError, setEmailError] = useState<AuthError | 'unproved' | null>(null);
  const [unprovedEmail, setUnprovedEmail] = useState<string | null>(null);
  const { current, isOwnChange, onRefused, goOnFrom } = useVersions<Person>(draft.base);
  const { mutate, isPending, error } = useSaveProfile();
  const { form } = draft;
  const errors = useProfileErrors(form, draft.base, error);
  const errorAt = (field: FieldPath) => (isChecked ? errors.at(field) : undefined);
  const fill = (change: Partial<ProfileForm>) => onWrite({ ...draft, form: { ...form, ...change } });

  function saySaved() {
    const say = i18n.getFixedT(i18n.language, 'profiles');
    showToast({ title: say('saved.title'), text: say('saved.text'), tone: 'success' });
  }

  function save(over: Person) {
    setChecked(true);
    setEmailError(null);
    if (!errors.isSendable) return focusFirstWrong(element.current);
    const typed = plainEmail(form.email);
    const newEmail = typed === over.profile.email ? null : typed;
    const sent = { body: sentProfile(form, names), version: over.profile.version, newEmail };
    mutate(sent, {
      onSuccess: async ({ person, emailError: refused }) => {
        goOnFrom(person);
        const isUnproved = refused?.code === 'reauthentication_needed';
        setUnprovedEmail(isUnproved ? newEmail : null);
        setEmailError(isUnproved ? null : refused);
        if (refused) onWrite({ base: person, form });
        else onDone();
        await followLanguage(over.profile.language, person.profile.language);
        // One Save has one verdict: with the address left as it was, the form says so (R752).
        if (refused) focusFirstWrong(element.current);
        else saySaved();
      },
      onError: onRefused(
        newer => isSameForm(profileFormOf(newer, names), form),
        newer => {
          goOnFrom(newer);
          onDone();
          saySaved();
        },
      ),
    });
  }

  function emailProblem(problem: AuthError | 'unproved') {
    if (problem === 'unproved') return t('emailUnproved');
    return isRefusal(problem) ? failureText(problem) : t('sign-in:login.error.text');
  }

  if (current)
    return (
      <Card>
        <TwoVersions
          parts={compared(current, form)}
          isOwn={isOwnChange}
          isPending={isPending}
          onKeepYours={() => save(current)}
          onTakeTheirs={() => {
            goOnFrom(current);
            onWrite({ base: current, form: profileFormOf(current, names) });
          }}
        />
      </Card>
    );
  const emailText = emailError && emailProblem(emailError);
  return (
    <>
      <form
        ref={element}
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isPending) save(draft.base);
        }}
        className="flex flex-col gap-6"
      >
        {isResumed && (
          <Alert tone="accent" title={t('kept.title')}>
            {t('kept.text')}
          </Alert>
        )}
        {error && (
          <Alert tone="danger" title={errorTexts(error).title} isNews>
            {errorTexts(error).text}
          </Alert>
        )}
        {emailText && (
          <Alert tone="danger" title={t('emailUnchanged.title')} isNews>
            {t('emailUnchanged.text')}
          </Alert>
        )}
        <Card>
          <h2 className="mb-5 text-lg leading-heading font-semibold">{t('about')}</h2>
          <ProfileFields
            form={form}
            errorOf={field => {
              if (field === 'email' && emailText) return emailText;
              return errorAt(`profile.${field}`);
            }}
            onFill={fill}
          />
        </Card>
        {form.tutor && (
          <Card>
            <h2 className="mb-5 text-lg leading-heading font-semibold">{t('teaching')}</h2>
            <TutorFields
              texts={form.tutor}
              currency={draft.base.tutor?.currency ?? ''}
              errorOf={field => errorAt(`tutor.${field}`)}
              onFill={change => form.tutor && fill({ tutor: { ...form.tutor, ...change } })}
            />
          </Card>
        )}
        {form.student && (
          <Card>
            <h2 className="mb-5 text-lg leading-heading font-semibold">{t('learning')}</h2>
            <StudentFields
              texts={form.student}
              errorOf={field => errorAt(`student.${field}`)}
              onFill={change => form.student && fill({ student: { ...form.student, ...change } })}
            />
          </Card>
        )}
        {form.parent && (
          <Card>
            <h2 className="mb-1 text-lg leading-heading font-semibold">{t('parent')}</h2>
            <p className="mb-5 text-sm text-ink-soft">{t('parentNote')}</p>
            <ParentFields
              texts={form.parent}
              country={form.country}
              isNameNeeded={draft.base.student?.parentContact != null}
              errorOf={field => errorAt(`student.parentContact.${field}`)}
              onFill={change => form.parent && fill({ parent: { ...form.parent, ...change } })}
            />
          </Card>
        )}
        <div
          data-over-page="save"
          className="sticky bottom-16 z-10 flex flex-wrap justify-end gap-3 rounded-large border border-line bg-paper p-4 lg:bottom-0"
        >
          <Button tone="secondary" isDisabled={isPending} onPress={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
      {/* Beside the form: what is sent in it would be sent in the form around it too. */}
      {unprovedEmail !== null && (
        <NewAddress
          email={unprovedEmail}
          onAsked={() => {
            onDone();
            saySaved();
          }}
          // All else is saved.
          onClose={() => {
            setUnprovedEmail(null);
            setEmailError('unproved');
          }}
        />
      )}
    </>
  );
}

/** Once the fields have got their messages. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // In the middle: bars stand at both ends of a phone's screen.
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}
