import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { softTone, type Tone, toneIcon } from './tone.ts';

interface AlertProps {
  readonly tone?: Tone;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** What came while the person was here is announced; what stood there from the beginning is not. */
  readonly isNews?: boolean;
}

/** A message that stays in its place on the page. */
export const Alert = ({ tone = 'plain', title, children, isNews = false }: AlertProps) => (
  <div role={roleOf(tone, isNews)} className={`flex gap-3 rounded-card p-4 ${softTone[tone]}`}>
    <Icon drawing={toneIcon[tone]} className="mt-0.5 size-5" />
    <div className="min-w-0 grow">
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className="text-sm text-ink">{children}</div>}
    </div>
  </div>
);

function roleOf(tone: Tone, isNews: boolean): 'alert' | 'status' | undefined {
  if (!isNews) return undefined;
  return tone === 'danger' ? 'alert' : 'status';
}
