import { initialsOf } from './initials.ts';

const sizes = {
  small: 'size-9 text-xs',
  normal: 'size-11 text-sm',
  large: 'size-16 text-lg',
  portrait: 'size-28 text-2xl',
};
const tones = { teal: 'bg-teal-soft text-teal', brass: 'bg-brass-soft text-brass-text' };

interface AvatarProps {
  readonly name: string;
  readonly picture?: string | null | undefined;
  readonly tone?: 'teal' | 'brass';
  readonly size?: keyof typeof sizes;
}

/** A face, or the person's initials. The name itself always stands beside it, so it is not read aloud twice. */
export const Avatar = ({ name, picture, tone = 'teal', size = 'normal' }: AvatarProps) => (
  <span
    aria-hidden="true"
    className={`grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold ${sizes[size]} ${tones[tone]}`}
  >
    {picture ? <img src={picture} alt="" className="size-full object-cover" /> : initialsOf(name)}
  </span>
);
