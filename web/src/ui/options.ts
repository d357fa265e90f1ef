/** One of several to choose from. */
export interface Option<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}
