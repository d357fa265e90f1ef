import type { ReactNode } from 'react';
import { axisMarks } from './chart-scale.ts';

export interface ChartPoint {
  /** The month, the subject, the day. */
  readonly label: string;
  /** Null where there is none: it is not nought. */
  readonly value: number | null;
}

export interface ChartProps {
  /** What is shown; read aloud with the numbers. */
  readonly caption: string;
  /** What a point's label and its value are called. */
  readonly labelName: string;
  readonly valueName: string;
  readonly points: readonly ChartPoint[];
  readonly format?: (value: number) => string;
  /** What the table says where there is no value. */
  readonly noValue?: string;
  /** How far the axis reaches at least, such as 5 for stars. */
  readonly reach?: number;
  /** Shows the table in the place of the drawing. */
  readonly isTable?: boolean;
}

/** More do not fit on a phone, in Arabic least of all: then some go without. */
const MAX_LABELS = 6;

interface ChartFrameProps extends ChartProps {
  /** Draws from left to right; in Arabic the drawing is turned over as a whole. */
  readonly draw: (top: number) => ReactNode;
}

/** Axis and labels around a drawing, and the same numbers as a table for who does not see it. */
export function ChartFrame({ draw, points, format = String, reach = 0, isTable, ...names }: ChartFrameProps) {
  if (isTable) return <ShownTable {...names} points={points} format={format} />;
  const marks = axisMarks([reach, ...points.map(({ value }) => value ?? 0)]);
  const top = marks.at(-1) ?? 1;
  const every = Math.ceil(points.length / MAX_LABELS);
  return (
    <figure className="@container">
      <div aria-hidden="true" className="text-xs text-ink-soft tabular-nums">
        <div className="grid grid-cols-[auto_1fr] gap-x-3">
          <div className="flex h-44 flex-col-reverse print:h-32 items-end justify-between">
            {marks.map(mark => (
              <span key={mark} className="flex h-0 items-center">
                {format(mark)}
              </span>
            ))}
          </div>
          <div className="relative flex h-44 flex-col justify-between print:h-32">
            {marks.map(mark => (
              <span key={mark} className="h-0 border-b border-line" />
            ))}
            <div className="absolute inset-0 rtl:-scale-x-100">{draw(top)}</div>
          </div>
          <div className="col-start-2 mt-2.5 flex">
            {points.map(({ label }, index) => (
              <span
                key={label}
                className={`flex min-w-0 flex-1 justify-center text-[0.6875rem] whitespace-nowrap @sm:text-xs ${(points.length - 1 - index) % 2 === 1 ? '@max-[15rem]:invisible' : ''}`}
              >
                {index % every === 0 && label}
              </span>
            ))}
          </div>
        </div>
      </div>
      <ChartTable {...names} points={points} format={format} />
    </figure>
  );
}

const ShownTable = (chart: ChartProps) => (
  <div className="max-h-80 overflow-y-auto text-sm tabular-nums [&_caption]:sr-only [&_table]:w-full [&_td]:py-2 [&_td]:text-end [&_th]:py-2 [&_th]:text-start [&_thead_th:last-child]:text-end [&_tr]:border-b [&_tr]:border-line">
    <NumbersTable {...chart} />
  </div>
);

const ChartTable = (chart: ChartProps) => (
  <div className="sr-only">
    <NumbersTable {...chart} />
  </div>
);

const NumbersTable = ({
  caption,
  labelName,
  valueName,
  points,
  format = String,
  noValue = '–',
}: ChartProps) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{labelName}</th>
        <th scope="col">{valueName}</th>
      </tr>
    </thead>
    <tbody>
      {points.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{value === null ? noValue : format(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
