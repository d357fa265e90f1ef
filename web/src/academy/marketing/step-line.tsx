interface Step {
  readonly title: string;
  readonly text: string;
  /** How long it takes. */
  readonly time?: string;
}

interface StepLineProps {
  readonly steps: readonly Step[];
  /** Under a section's heading 3, directly under the page's 2. */
  readonly headingLevel?: 2 | 3;
}

/** Steps on a line that runs in the direction of reading. */
export function StepLine({ steps, headingLevel = 3 }: StepLineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol
      className={`grid gap-x-10 gap-y-8 ${steps.length === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {steps.map(({ title, text, time }, index) => (
        <li key={title}>
          <div aria-hidden="true" className="flex items-center">
            <span className="flex size-9 items-center justify-center rounded-full border border-brass text-sm font-semibold text-brass-text tabular-nums">
              {index + 1}
            </span>
            <span className="h-px grow bg-line" />
          </div>
          <Heading className="mt-4 text-xl font-semibold">{title}</Heading>
          {time && <p className="mt-1 text-sm font-semibold text-brass-text">{time}</p>}
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
