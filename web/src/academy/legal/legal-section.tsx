import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { type PartName, pointKeysOf } from './legal-contents.ts';

interface LegalPartProps {
  readonly name: PartName;
  /** What stands under its points. */
  readonly children?: ReactNode;
}

/** One part of the legal page, which the table of contents leads to. */
export function LegalSection({ name, children }: LegalPartProps) {
  const { t } = useTranslation('legal');
  return (
    <Card className="print:border-0 print:p-0">
      <section aria-labelledby={name}>
        <h2 id={name} className="scroll-mt-24 text-xl leading-heading font-semibold">
          {t(`parts.${name}.title`)}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{t(`parts.${name}.intro`)}</p>
        <ul className="mt-4 flex max-w-prose list-disc flex-col gap-2.5 ps-5 marker:text-teal">
          {pointKeysOf(name).map(key => (
            <li key={key} className="ps-1 print:break-inside-avoid">
              {t(key)}
            </li>
          ))}
        </ul>
        {children}
      </section>
    </Card>
  );
}
