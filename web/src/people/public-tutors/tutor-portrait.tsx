import { useId } from 'react';

const width = 76;
const height = 104;
const arch = 'M1 104V44C1 22 26 14 38 1.5 50 14 75 22 75 44V104';

/** Keeps two Arabic letters from joining into one shape. */
const apart = '\u00a0';

/** Of a name such as Eleanor W.: a word that is one letter is no title here. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).flatMap(word => word.match(/\p{L}/u)?.[0] ?? []);
  const [first = '', ...others] = letters;
  const last = others.at(-1) ?? '';
  return /\p{Script=Arabic}/u.test(first) ? first + apart + last : first + last;
}

interface TutorPortraitProps {
  /** First name and initial: there are no others to draw. */
  readonly name: string;
  readonly picture: string | null;
  readonly className?: string;
}

/** A face in an arch, or the initials where there is no picture. The name itself stands beside it. */
export function TutorPortrait({ name, picture, className = 'w-19' }: TutorPortraitProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={`shrink-0 text-teal ${className}`}>
      <clipPath id={id}>
        <path d={arch} />
      </clipPath>
      <path d={arch} className="fill-teal-soft" />
      {picture ? (
        <image
          href={picture}
          width={width}
          height={height}
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${id})`}
        />
      ) : (
        <>
          <g clipPath={`url(#${id})`} className="fill-none stroke-brass opacity-25">
            <path d="M38 26l9 9h13v13l9 9-9 9v13H47l-9 9-9-9H16V66l-9-9 9-9V35h13Z" />
            <path d="M38 39l5 5h8v8l5 5-5 5v8h-8l-5 5-5-5h-8v-8l-5-5 5-5v-8h8Z" />
          </g>
          <text x={width / 2} y="66" textAnchor="middle" className="fill-current text-2xl font-semibold">
            {initialsOf(name)}
          </text>
        </>
      )}
      <path d={arch} className="fill-none stroke-brass" />
    </svg>
  );
}
