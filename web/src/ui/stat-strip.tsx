interface Stat {
  readonly label: string;
  readonly value: string;
}

interface StatStripProps {
  readonly stats: readonly Stat[];
  /** What the numbers leave out. */
  readonly note?: string | undefined;
}

/** Numbers above a list, which takes the room: each in one line with its name. */
export const StatStrip = ({ stats, note }: StatStripProps) => (
  <div>
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-large border border-line bg-paper xl:grid-cols-4">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2 outline outline-line sm:px-5"
        >
          <dt className="min-w-min grow basis-16 text-sm text-ink-soft">{label}</dt>
          <dd className="ms-auto font-semibold whitespace-nowrap tabular-nums sm:text-lg">{value}</dd>
        </div>
      ))}
    </dl>
    {note && <p className="mt-2 text-xs text-ink-soft">{note}</p>}
  </div>
);
