interface ProgressProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
}

/** How far something has come; fills from where lines begin. Drawn, as the policy forbids styles in a page's markup. */
export const Progress = ({ label, percent }: ProgressProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    className="h-2 w-full overflow-hidden rounded-full bg-sand-deep"
  >
    <svg aria-hidden="true" className="block size-full rtl:-scale-x-100">
      <rect width={`${percent}%`} height="100%" rx="4" className="fill-teal" />
    </svg>
  </div>
);
