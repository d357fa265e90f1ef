import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { percentOf } from './chart-scale.ts';

const gapShare = 0.28;

interface BarChartProps extends ChartProps {
  /** The bar that counts, such as this month's. */
  readonly highlighted?: string | undefined;
}

/** Amounts beside one another: hours by month, lessons by subject. */
export function BarChart({ highlighted, ...chart }: BarChartProps) {
  const column = 100 / chart.points.length;
  return (
    <ChartFrame
      {...chart}
      draw={top => (
        <svg aria-hidden="true" className="size-full">
          {chart.points.map(({ label, value }, index) => (
            <rect
              key={label}
              x={`${(index + gapShare / 2) * column}%`}
              width={`${(1 - gapShare) * column}%`}
              y={`${100 - percentOf(value ?? 0, top)}%`}
              height={`${percentOf(value ?? 0, top)}%`}
              rx="5"
              className={label === highlighted ? 'fill-teal' : 'fill-teal-muted'}
            />
          ))}
        </svg>
      )}
    />
  );
}
