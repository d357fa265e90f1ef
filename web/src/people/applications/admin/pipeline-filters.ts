import { APPLICATION_KINDS, type ApplicationKind } from '@bayan/domain/applications/application-kind';
import { type ApplicationStage, stagesOf } from '@bayan/domain/applications/application-stage';

const VIEWS = ['board', 'list'] as const;
export type PipelineView = (typeof VIEWS)[number];

/** What is looked at; null for what is shown at first. */
export type PipelineFilters = {
  readonly kind: ApplicationKind | null;
  readonly view: PipelineView | null;
  /** Of the list, and of the one column that a phone shows. */
  readonly stage: ApplicationStage | null;
  /** Part of a name, a reference, an address or a phone number. */
  readonly q: string | null;
  /** `none`, or the id of a colleague. */
  readonly owner: string | null;
  /** The application whose record is open. */
  readonly open: string | null;
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (text: string | null) => (text !== null && ID.test(text) ? text : null);

/** From an address; what it names and we do not offer is nothing. */
export function deskFiltersIn(address: URLSearchParams): PipelineFilters {
  const kind = APPLICATION_KINDS.find(known => known === address.get('kind')) ?? null;
  const owner = address.get('owner');
  return {
    kind,
    view: VIEWS.find(known => known === address.get('view')) ?? null,
    stage: stagesOf(kind ?? 'student').find(known => known === address.get('stage')) ?? null,
    q: address.get('q')?.trim() || null,
    owner: owner === 'none' ? owner : idIn(owner),
    open: idIn(address.get('open')),
  };
}
