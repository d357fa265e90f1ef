import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { percentOf } from './chart-scale.ts';

/** A value over time: ratings, progress. The line goes on over a time without one. */
export function LineChart(chart: ChartProps) {
  const column = 100 / chart.points.length;
  const placed = (top: number) =>
    chart.points.flatMap(({ label, value }, index) =>
      value === null ? [] : { label, x: (index + 0.5) * column, y: 100 - percentOf(value, top) },
    );
  return (
    <ChartFrame
      {...chart}
      draw={top => (
        <>
          {/* Stretched to the frame; the line keeps its width. */}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute size-full"
          >
            <polyline
              points={placed(top)
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-teal"
            />
          </svg>
          <svg aria-hidden="true" className="absolute size-full overflow-visible">
            {placed(top).map(({ label, x, y }) => (
              <circle
                key={label}
                cx={`${x}%`}
                cy={`${y}%`}
                r="4"
                strokeWidth="2"
                className="fill-paper stroke-teal"
              />
            ))}
          </svg>
        </>
      )}
    />
  );
}
