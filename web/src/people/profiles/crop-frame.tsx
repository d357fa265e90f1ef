import { type PointerEvent, useRef } from 'react';
import { dragged, type Look, squareOf, zoomed } from './crop.ts';

interface CropFrameProps {
  readonly address: string;
  readonly picture: { readonly width: number; readonly height: number };
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

const ZOOM_BY_WHEEL = 1.1;
const percent = (part: number) => `${part * 100}%`;

/** The square as it will be seen. It is dragged by mouse or finger; the sliders below do the same for keys. */
export function CropFrame({ address, picture, look, onLook }: CropFrameProps) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const { left, top, side } = squareOf(picture, look);

  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) {
    if (!last.current) return;
    const { width } = currentTarget.getBoundingClientRect();
    onLook(dragged(picture, look, (clientX - last.current.x) / width, (clientY - last.current.y) / width));
    last.current = { x: clientX, y: clientY };
  }

  return (
    <div
      aria-hidden="true"
      dir="ltr"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        last.current = null;
      }}
      onWheel={({ deltaY }) =>
        onLook(zoomed(picture, look, deltaY < 0 ? look.zoom * ZOOM_BY_WHEEL : look.zoom / ZOOM_BY_WHEEL))
      }
      className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-full border border-line bg-sand-deep select-none active:cursor-grabbing"
    >
      <img
        src={address}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: percent(picture.width / side),
          height: percent(picture.height / side),
          left: percent(-left / side),
          top: percent(-top / side),
        }}
      />
    </div>
  );
}
