/**
 * A fact that must hold in every database at every moment. The rows of a table are looked at page by page, in ascending
 * order of an integer key; a page is one statement, so it sees one state of the books, and no page waits for another.
 */
export type Invariant = {
  name: string;
  /** The table whose rows are looked at. */
  of: string;
  /** Its integer key, `id` unless said otherwise; `null`: a short table that is looked at as a whole. */
  key?: string | null;
  /** Selects `subject`, the row that is wrong, of the rows whose key is `between $1 and $2`. */
  breaches: string;
};
