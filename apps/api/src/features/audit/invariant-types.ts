/**
 * Fact that must hold in every database at every moment. A table's rows are checked in pages, in ascending order of an
 * integer key; a page is one statement, so it sees one state of the books, and pages do not block each other.
 */
export type Invariant = {
  name: string;
  /** Table whose rows are checked. */
  of: string;
  /** Integer key, `id` by default; `null` for a short table checked as a whole. */
  key?: string | null;
  /** Selects the `subject` of each violating row whose key is `between $1 and $2`. */
  breaches: string;
};
