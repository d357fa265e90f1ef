import { Avatar } from '#ui/avatar.tsx';
import { calendarCheckIcon, clockIcon, peopleIcon, starIcon } from '#ui/icons/site-icons.ts';
import { Progress } from '#ui/progress.tsx';
import { Stars } from '#ui/stars.tsx';
import { StatTile } from '#ui/stat-tile.tsx';
import { useSamples } from './samples.ts';
import { Row, Section } from './section.tsx';

const icons = [calendarCheckIcon, clockIcon, starIcon, peopleIcon];

export function Figures() {
  const { figures } = useSamples();
  return (
    <Section title={figures.title}>
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-2 gap-4">
          {figures.tiles.map(({ label, value, note }, index) => (
            <StatTile
              key={label}
              label={label}
              value={value}
              note={note}
              icon={icons[index] ?? starIcon}
              isGoodNews={index === 0}
            />
          ))}
        </div>
        <Row>
          {figures.people.map((name, index) => (
            <Row key={name}>
              <Avatar name={name} tone={index % 2 === 0 ? 'teal' : 'brass'} />
              {name}
            </Row>
          ))}
          <Stars value={4.6} label={figures.stars} />
        </Row>
        <Progress label={figures.progress} percent={83} />
      </div>
    </Section>
  );
}
