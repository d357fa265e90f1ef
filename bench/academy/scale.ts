/** How large an academy is. */
export interface Scale {
  readonly sessions: number;
  readonly tutors: number;
  readonly students: number;
}
