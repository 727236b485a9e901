type Page<Row> = { list: Row[]; nextPage: string | number | null };

/**
 * Reads a list to its end, for lists of at most some hundred rows.
 *
 * @param read one page; its argument is spread into the query
 */
export async function readAllPages<Row>(
  read: (nextPage: { nextPage?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | number | null = null;
  do {
    const page: Page<Row> = await read(next === null ? {} : { nextPage: String(next) });
    rows.push(...page.list);
    next = page.nextPage;
  } while (next !== null);
  return rows;
}
