import { Icon } from '../src/ui/icon.tsx';
import { type IconName, icons } from '../src/ui/icons.ts';
import { useSamples } from './samples.ts';
import { Section } from './section.tsx';

const names = Object.keys(icons).filter((name): name is IconName => name in icons);

export const Icons = () => (
  <Section title={useSamples().icons}>
    <div className="flex flex-wrap gap-4">
      {names.map(name => (
        <span key={name} className="flex w-20 flex-col items-center gap-1 text-xs text-ink-soft">
          <Icon name={name} className="size-6 text-ink" />
          <bdi dir="ltr">{name}</bdi>
        </span>
      ))}
    </div>
  </Section>
);
