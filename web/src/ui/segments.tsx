import { DateInput, DateSegment } from 'react-aria-components';

const filledIn =
  'inline-block min-h-6 rounded-small px-0.5 text-center outline-none data-focused:bg-teal data-focused:text-paper data-placeholder:text-ink-soft data-focused:data-placeholder:text-paper forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]';

/**
 * The parts of a date or a time, each filled in by itself. What stands between them flows as text does: in Arabic it
 * carries the signs that keep a clock's hours before its minutes. The era is left out: nobody is born before it.
 */
export const Segments = () => (
  <DateInput className="block min-w-0 grow whitespace-nowrap tabular-nums outline-none">
    {segment =>
      segment.type === 'era' ? (
        <span />
      ) : (
        <DateSegment
          segment={segment}
          className={({ type }) =>
            type === 'literal' ? '' : `${filledIn} ${type === 'year' ? '' : 'min-w-6'}`
          }
        />
      )
    }
  </DateInput>
);
