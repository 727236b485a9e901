import type { Description } from "./describe-statement.ts";

/**
 * Merges the types of a statement's variants: null where any of them allows it.
 *
 * @throws Error when they give columns of different names or types
 */
export function mergeStatementVariantTypes(one: Description, other: Description): Description {
  const shapes = [one, other].map(({ columns }) => columns.map(({ name, type }) => `${name} ${type}`).join());
  if (shapes[0] !== shapes[1]) throw new Error(`The variants of ${one.type} give different rows`);
  const longer = one.parameters.length < other.parameters.length ? other : one;
  return {
    type: one.type,
    parameters: longer.parameters.map((_, index) => {
      const found = [one.parameters[index], other.parameters[index]].filter((each) => each !== undefined);
      return {
        name: found.find(({ name }) => name !== null)?.name ?? null,
        isNullable: found.some(({ isNullable }) => isNullable),
        isOptional: found.length < 2 || found.some(({ isOptional }) => isOptional),
        types: [...new Set(found.flatMap(({ types }) => types))],
      };
    }),
    columns: one.columns.map((column, index) => {
      const same = other.columns[index] ?? column;
      return {
        ...column,
        isNullable: column.isNullable || same.isNullable,
        isPlain: column.isPlain && same.isPlain,
        texts: column.texts && same.texts ? [...new Set([...column.texts, ...same.texts])] : null,
      };
    }),
  };
}
