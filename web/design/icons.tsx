import { Icon } from '#ui/icon.tsx';
import * as roomIcons from '#ui/icons/room-icons.ts';
import * as siteIcons from '#ui/icons/site-icons.ts';
import { useSamples } from './samples.ts';
import { Section } from './section.tsx';

const all = Object.entries({ ...siteIcons, ...roomIcons });

export const Icons = () => (
  <Section title={useSamples().icons}>
    <div className="flex flex-wrap gap-4">
      {all.map(([name, drawing]) => (
        <span key={name} className="flex w-20 flex-col items-center gap-1 text-xs text-ink-soft">
          <Icon drawing={drawing} className="size-6 text-ink" />
          <bdi dir="ltr">{name.replace(/Icon$/, '')}</bdi>
        </span>
      ))}
    </div>
  </Section>
);
