import { Button, FileTrigger } from 'react-aria-components';
import { buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import { cameraIcon } from './icons/room-icons.ts';

interface CameraButtonProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Straight to the camera of a phone or a tablet; what has a mouse has mostly none that could hold a page. */
export const CameraButton = ({ label, onFiles }: CameraButtonProps) => (
  <div className="hidden pointer-coarse:block">
    <FileTrigger
      defaultCamera="environment"
      acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp']}
      onSelect={files => onFiles([...(files ?? [])])}
    >
      <Button className={`w-full ${buttonClass({ tone: 'secondary' })}`}>
        <Icon drawing={cameraIcon} />
        {label}
      </Button>
    </FileTrigger>
  </div>
);
