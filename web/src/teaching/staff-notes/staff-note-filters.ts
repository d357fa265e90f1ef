import { STAFF_NOTE_COLOURS, type StaffNoteColour } from '@bayan/domain/staff-notes/staff-note-colours';

/** What is looked for; null where anything will do. */
export type StaffNoteFilters = {
  readonly q: string | null;
  readonly colour: StaffNoteColour | null;
  readonly pinned: 'true' | null;
  readonly mentions: 'me' | null;
  readonly personId: string | null;
};

export const noFilters: StaffNoteFilters = {
  q: null,
  colour: null,
  pinned: null,
  mentions: null,
  personId: null,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** From an address; what it names and we do not offer is nothing. */
export const filtersIn = (address: URLSearchParams): StaffNoteFilters => {
  const personId = address.get('personId') ?? '';
  return {
    q: address.get('q')?.trim() || null,
    colour: STAFF_NOTE_COLOURS.find(colour => colour === address.get('colour')) ?? null,
    pinned: address.get('pinned') === 'true' ? 'true' : null,
    mentions: address.get('mentions') === 'me' ? 'me' : null,
    personId: UUID.test(personId) ? personId : null,
  };
};
