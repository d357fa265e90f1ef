import type { LegalBlock, LegalPiece, LegalSentence } from '@bayan/domain/legal-texts/legal-document';
import { PageLink } from '#ui/page-link.tsx';

const link = 'text-teal underline underline-offset-4 hover:text-teal-strong';

/** What was said once stands still: pieces are told apart by their place. */
const placed = <T,>(parts: readonly T[]) => parts.map((part, place) => ({ part, place }));

const Piece = ({ piece }: { readonly piece: LegalPiece }) => {
  switch (piece.kind) {
    case 'strong':
      return <strong className="font-semibold">{piece.text}</strong>;
    case 'code':
      return (
        <code dir="ltr" className="font-system text-sm break-all">
          {piece.text}
        </code>
      );
    case 'link':
      return (
        <PageLink to={piece.to} className={link}>
          {piece.text}
        </PageLink>
      );
    default:
      return piece.text;
  }
};

const Sentence = ({ pieces }: { readonly pieces: LegalSentence }) =>
  placed(pieces).map(({ part, place }) => <Piece key={place} piece={part} />);

/** A paragraph, a list or a table of a legal text. */
function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2.5 ps-5 marker:text-teal">
          {placed(block.items).map(({ part, place }) => (
            <li key={place} className="ps-1">
              <Sentence pieces={part} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <LegalTable {...block} />;
    default:
      return (
        <p>
          <Sentence pieces={block.text} />
        </p>
      );
  }
}

type TableProps = Pick<Extract<LegalBlock, { kind: 'table' }>, 'head' | 'rows'>;

/** On a phone each row is a card of its own: the first cell is what it is about. */
const LegalTable = ({ head, rows }: TableProps) => (
  <table className="block w-full border-t border-line text-start sm:table">
    <thead className="sr-only sm:not-sr-only">
      <tr>
        {placed(head).map(({ part, place }) => (
          <th
            key={place}
            scope="col"
            className="border-b border-line py-2.5 pe-6 text-start text-sm font-semibold text-ink-soft last:pe-0"
          >
            <Sentence pieces={part} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block sm:table-row-group">
      {placed(rows).map(({ part: row, place: line }) => (
        <tr key={line} className="block border-b border-line py-3 sm:table-row sm:py-0">
          {placed(row).map(({ part, place }) => (
            <td
              key={place}
              className="block align-top first:font-medium not-first:text-ink-soft sm:table-cell sm:py-3 sm:pe-6 sm:last:pe-0"
            >
              <Sentence pieces={part} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const LegalBlocks = ({ blocks }: { readonly blocks: readonly LegalBlock[] }) => (
  <div className="flex flex-col gap-4">
    {placed(blocks).map(({ part, place }) => (
      <Block key={place} block={part} />
    ))}
  </div>
);
