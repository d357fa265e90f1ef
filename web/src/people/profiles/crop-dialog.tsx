import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Slider } from '#ui/slider.tsx';
import { showToast } from '#ui/toast.tsx';
import type { ChosenPicture } from './chosen-picture.ts';
import { type Look, middle, mostZoomOf, squareOf, zoomed } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { useSetPicture } from './use-picture.ts';

interface CropDialogProps {
  readonly person: Person;
  readonly chosen: ChosenPicture;
  readonly onClose: () => void;
}

const FINE = 0.01;

/** Chooses the square of a picture that is kept. */
export function CropDialog({ person, chosen, onClose }: CropDialogProps) {
  const { t } = useTranslation(['profiles', 'translation']);
  const errorTexts = useErrorTexts();
  const [look, setLook] = useState<Look>(middle);
  const { mutate, isPending, error } = useSetPicture();
  const { side } = squareOf(chosen, look);
  const save = () =>
    mutate(
      { file: chosen.file, query: squareOf(chosen, look), version: person.profile.version },
      {
        onSuccess: () => {
          showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t('picture.cropTitle')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" isDisabled={isPending} slot="close">
            {t('translation:ui.cancel')}
          </Button>
          <Button isPending={isPending} onPress={save}>
            {t('picture.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Alert tone="danger" title={errorTexts(error).title} isNews>
            {errorTexts(error).text}
          </Alert>
        )}
        <p className="text-sm text-ink-soft">{t('picture.cropNote')}</p>
        <CropFrame address={chosen.address} picture={chosen} look={look} onLook={setLook} />
        <div>
          <Slider
            label={t('picture.zoom')}
            min={1}
            max={mostZoomOf(chosen)}
            isDisabled={mostZoomOf(chosen) === 1}
            step={FINE}
            value={look.zoom}
            onChange={zoom => setLook(zoomed(chosen, look, zoom))}
          />
          <Slider
            label={t('picture.across')}
            dir="ltr"
            min={0}
            max={1}
            step={FINE}
            isDisabled={side === chosen.width}
            value={look.x}
            onChange={x => setLook({ ...look, x })}
          />
          <Slider
            label={t('picture.down')}
            min={0}
            max={1}
            step={FINE}
            isDisabled={side === chosen.height}
            value={look.y}
            onChange={y => setLook({ ...look, y })}
          />
        </div>
      </div>
    </Dialog>
  );
}
