import { useId } from 'react';

const tile = 96;
const starPoints = '26,0 18.4,7.6 18.4,18.4 7.6,18.4 0,26 -7.6,18.4 -18.4,18.4 -18.4,7.6';
const star = `${starPoints} ${starPoints.replace(/-?[\d.]+/g, n => String(-Number(n)))}`;
const joints =
  'M26 0H70M0 26V70M96 26V70M26 96H70M18.4 18.4 29.6 29.6M66.4 66.4 77.6 77.6M77.6 18.4 66.4 29.6M29.6 66.4 18.4 77.6';
const centres = [
  [0, 0],
  [tile, 0],
  [0, tile],
  [tile, tile],
  [tile / 2, tile / 2],
] as const;

/** A field of eight-pointed stars in the current colour. */
export function Lattice({ className }: { readonly className: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor">
          {centres.map(([x, y]) => (
            <polygon key={`${x} ${y}`} points={star} transform={`translate(${x} ${y})`} />
          ))}
          <path d={joints} />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
