/** Problem of one field; `field` is its path, e.g. `options[0].productOptionPrice.price`. */
export type FieldProblem = { field: string; reason: string };

/** Problem of a row that cannot be imported. `row` counts from 1; `id` is `null` when the row has none. */
export type RowProblem = FieldProblem & { file: string; row: number; id: number | null };

export type Problems = {
  add(file: string, row: number, id: number | null, problems: readonly FieldProblem[]): void;
  isBad(file: string, row: number): boolean;
  /** First thousand problems, in the sequence found. */
  readonly list: readonly RowProblem[];
  /** Number of bad rows. */
  readonly badRows: number;
};

const MOST_LISTED = 1000;
const MOST_OF_A_ROW = 10;

export function createProblemCollector(): Problems {
  const bad = new Map<string, Set<number>>();
  const list: RowProblem[] = [];
  let badRows = 0;
  return {
    add(file, row, id, problems) {
      const rows = bad.get(file) ?? new Set();
      if (!rows.has(row)) badRows += 1;
      bad.set(file, rows.add(row));
      for (const problem of problems.slice(0, MOST_OF_A_ROW)) {
        if (list.length < MOST_LISTED) list.push({ file, row, id, ...problem });
      }
    },
    isBad: (file, row) => bad.get(file)?.has(row) === true,
    list,
    get badRows() {
      return badRows;
    },
  };
}
