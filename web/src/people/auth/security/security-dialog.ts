/** The private address that calendar programs read by, of who has one. */
export interface CalendarAddress {
  /** It may be another one now. */
  readonly lookAgain: () => void;
}

export interface SecurityDialogProps {
  readonly calendarAddress: CalendarAddress | null;
  readonly onClose: () => void;
}
