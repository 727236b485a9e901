export function pickRowsByIdsInOrder<Row>(ids: readonly number[], rows: ReadonlyMap<number, Row>): Row[] {
  return ids.flatMap((id) => rows.get(id) ?? []);
}
