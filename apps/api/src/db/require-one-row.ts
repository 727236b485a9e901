/** Returns the only row; throws for none or several, which is a bug. */
export function requireOneRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
}
