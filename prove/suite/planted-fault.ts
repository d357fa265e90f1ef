import type { Fault } from '#prove/proof.ts';

/** The steps of `npm test` that can notice something, by the names it gives them. */
export type CheckStep = 'format and lint' | 'import rules' | 'locales' | 'types';
export type TestStep = 'unit' | 'component' | 'api' | 'journeys-desk' | 'journeys-phone' | 'sweep';

export type Watch =
  | {
      readonly step: CheckStep;
      /** The folder whose types are checked, or the files that are linted; the others look at everything. */
      readonly files?: readonly string[];
    }
  | {
      readonly step: TestStep;
      readonly files: readonly string[];
      /** A part of the names of the tests that are run; without it all of the files. */
      readonly title?: string;
    };

export type Kind =
  | 'a word of the specification'
  | 'a missing translation'
  | 'a wrong plural'
  | 'a physical side'
  | 'a broken direction'
  | 'a missing name'
  | 'a colour without contrast'
  | 'an overflow'
  | 'a console error'
  | 'missing content'
  | 'a button without effect'
  | 'a guard removed'
  | 'a wrong clock'
  | 'a draft not kept'
  | 'a lost network not said'
  | 'a focus lost'
  | 'a version not checked'
  | 'a leaked field'
  | 'a missing index or constraint'
  | 'a paging mistake'
  | 'a reversed order'
  | 'a wrong figure';

/** A careless change that the test run must notice, and which part of it does. */
export interface PlantedFault extends Fault {
  readonly kind: Kind;
  /** Where somebody would meet it. */
  readonly screen: string;
  readonly noticedBy: Watch;
}
