import type { Person } from '@bayan/domain/profiles/profiles.contract';
import type { ReactNode } from 'react';
import { useProfileDraft } from './profile-draft.ts';
import { ProfileEditor, type ProfileEditorProps } from './profile-editor.tsx';
import { profileFormOf } from './profile-form.ts';
import { ProfileView } from './profile-view.tsx';
import { useSubjectNames } from './use-subject-names.ts';

interface ProfilePanelProps extends Pick<ProfileEditorProps, 'NewAddress'> {
  readonly person: Person;
  /** What stands below the profile while it is read. */
  readonly children: ReactNode;
}

/** One's own profile, to be read or to be edited on a copy (R19). */
export function ProfilePanel({ person, NewAddress, children }: ProfilePanelProps) {
  const names = useSubjectNames();
  const { draft, isResumed, write, drop } = useProfileDraft();
  if (draft) return <ProfileEditor {...{ draft, isResumed, NewAddress }} onWrite={write} onDone={drop} />;
  return (
    <div className="flex flex-col gap-6">
      <ProfileView
        person={person}
        onEdit={() => write({ base: person, form: profileFormOf(person, names) })}
      />
      {children}
    </div>
  );
}
