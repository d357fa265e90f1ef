import { BarChart } from '#ui/bar-chart.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { useSamples } from './samples.ts';
import { Section } from './section.tsx';

export function Charts() {
  const { charts } = useSamples();
  return (
    <Section title={charts.title}>
      <div className="grid gap-8 sm:grid-cols-2">
        <BarChart
          caption={charts.hours}
          labelName={charts.month}
          valueName={charts.hours}
          points={charts.months}
          highlighted={charts.months.at(-1)?.label}
        />
        <LineChart
          caption={charts.ratings}
          labelName={charts.month}
          valueName={charts.ratings}
          points={charts.ratingPoints}
        />
      </div>
    </Section>
  );
}
