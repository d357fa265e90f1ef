import { SHORTEST_SIDE } from '@bayan/domain/profiles/picture';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What of a picture is looked at: how near, and how far its square has moved to the right and down, each 0 to 1. */
export interface Look {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const MAX_ZOOM = 4;
export const middle: Look = { zoom: 1, x: 0.5, y: 0.5 };

/** No nearer than what is left can be kept (R187). */
export const mostZoomOf = ({ width, height }: Extent) =>
  Math.min(MAX_ZOOM, Math.min(width, height) / SHORTEST_SIDE);

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The square in pixels of the picture, always within it. */
export function squareOf({ width, height }: Extent, { zoom, x, y }: Look) {
  const side = Math.floor(Math.min(width, height) / zoom);
  return { left: Math.floor((width - side) * x), top: Math.floor((height - side) * y), side };
}

/** After it was dragged by so many parts of the square's side: the picture follows the finger. */
export function dragged(picture: Extent, look: Look, right: number, down: number): Look {
  const { side } = squareOf(picture, look);
  const moved = (place: number, parts: number, room: number) =>
    room === 0 ? place : between(0, place - (parts * side) / room, 1);
  return {
    ...look,
    x: moved(look.x, right, picture.width - side),
    y: moved(look.y, down, picture.height - side),
  };
}

/** Nearer or farther around the same middle. */
export function zoomed(picture: Extent, look: Look, zoom: number): Look {
  const before = squareOf(picture, look);
  const next = { ...look, zoom: between(1, zoom, mostZoomOf(picture)) };
  const { side } = squareOf(picture, next);
  const placed = (start: number, length: number, place: number) =>
    length === side ? place : between(0, (start + before.side / 2 - side / 2) / (length - side), 1);
  return {
    ...next,
    x: placed(before.left, picture.width, look.x),
    y: placed(before.top, picture.height, look.y),
  };
}
