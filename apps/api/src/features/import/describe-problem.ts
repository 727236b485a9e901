import type { RowProblem } from "./validate/problems.ts";

/**
 * One line for whoever keeps the catalogue.
 *
 * @example "catalog/products.json 3번째 항목(id 20003) productPrice.price: 판매가 900원이 정가 800원보다 비싸요"
 */
export function describeProblem({ file, row, id, field, reason }: RowProblem): string {
  const name = id === null ? "" : `(id ${id})`;
  return `${file} ${row}번째 항목${name} ${field}: ${reason}`;
}
