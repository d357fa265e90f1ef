import { canBePicture, MAX_PICTURE, PICTURE_TYPES } from '@bayan/domain/profiles/picture';
import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { Suspense, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { nameOf } from '#platform/person-name.ts';
import { sizeText } from '#platform/size-text.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { type ChosenPicture, letGo, openPicture } from './chosen-picture.ts';
import { useRemovePicture } from './use-picture.ts';

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog);

/** The picture of the person, and the ways to another one. */
export function ProfilePicture({ person }: { readonly person: Person }) {
  const { t } = useTranslation('profiles');
  const errorTexts = useErrorTexts();
  const { profile } = person;
  const language = useLanguage();
  const name = nameOf(profile, language);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const { mutate: remove, isPending } = useRemovePicture();
  const refuse = (error: unknown) => showToast({ ...errorTexts(error), tone: 'danger' });

  async function choose(file: File | undefined) {
    if (!file) return;
    if (file.size === 0) return refuse(new ApiError({ code: 'file.empty' }));
    if (file.size > MAX_PICTURE)
      return showToast({
        title: t('picture.tooLarge.title', { most: sizeText(MAX_PICTURE, language) }),
        text: t('picture.tooLarge.text'),
        tone: 'danger',
      });
    const opened = await openPicture(file);
    if (!opened) return refuse(new ApiError({ code: 'profile.picture-kind' }));
    if (canBePicture(opened)) return setChosen(opened);
    letGo(opened);
    refuse(new ApiError({ code: 'profile.picture-size' }));
  }

  return (
    <div className="flex flex-col items-center gap-2">
      <Avatar name={name} picture={profile.picture?.large} size="portrait" />
      <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={files => void choose(files?.[0])}>
        <Button tone="quiet">{t(profile.picture ? 'picture.change' : 'picture.add')}</Button>
      </FileTrigger>
      {profile.picture && (
        <Button
          tone="quiet"
          isPending={isPending}
          onPress={() => remove({ version: profile.version }, { onError: refuse })}
        >
          {t('picture.remove')}
        </Button>
      )}
      <Suspense>
        {chosen && (
          <CropDialog
            person={person}
            chosen={chosen}
            onClose={() => {
              letGo(chosen);
              setChosen(null);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
