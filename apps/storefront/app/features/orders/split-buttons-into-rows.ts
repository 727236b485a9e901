/** The most buttons in a row. */
const PER_ROW = 3;

/**
 * Splits buttons into rows of three at most, as even as possible.
 *
 * @example splitButtonsIntoRows(["a", "b", "c", "d"]) // [["a", "b"], ["c", "d"]]
 */
export function splitButtonsIntoRows<Action>(actions: readonly Action[]): Action[][] {
  const rows = Math.ceil(actions.length / PER_ROW);
  const size = Math.ceil(actions.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, row) => actions.slice(row * size, (row + 1) * size));
}
