import type { ClientBase } from "pg";
import type { DeclaredStatement } from "../database.ts";
import { nullabilityOfQueryColumns, type QueryColumn } from "./nullability-of-query-columns.ts";
import { nullabilityOfQueryParameters, type QueryParameter } from "./nullability-of-query-parameters.ts";
import type { Catalog } from "./pg-catalog.ts";
import { isNode, parseNodeTree, type Tree } from "./pg-node-tree.ts";

export type Description = {
  /** Name of the statement, or of its variants. */
  type: string;
  parameters: readonly (QueryParameter & { types: readonly string[]; isOptional?: boolean })[];
  columns: readonly (QueryColumn & { type: string })[];
};

const PREPARED = `
  select parameter_types::oid[]::text[] as parameters, parameter_types::text[] as written,
         result_types::oid[]::text[] as results
    from pg_prepared_statements where name = $1`;

type Prepared = { parameters: string[]; written: string[]; results: string[] | null };

/**
 * Asks PostgreSQL for the types of a statement: types by preparing it; names, outer joins and source columns from the
 * body of a temporary function made of it, which is stored resolved. Everything is rolled back.
 *
 * @param client session of a role that may make temporary functions; PostgreSQL ≥ 18
 */
export async function describeStatement(
  client: ClientBase,
  catalog: Catalog,
  { name, type, text }: DeclaredStatement,
): Promise<Description> {
  await client.query("begin");
  try {
    await client.query(`prepare described as ${text}`);
    const [prepared] = (await client.query<Prepared>(PREPARED, ["described"])).rows;
    if (!prepared) throw new Error("it was not prepared");
    const namesOf = (ids: readonly string[] | null) => (ids ?? []).map((id) => catalog.type(Number(id)));
    const results = namesOf(prepared.results);
    const query = await resolve(client, text, prepared);
    const found = nullabilityOfQueryParameters(query, catalog);
    const parameters = namesOf(prepared.parameters).map((written, index) => ({
      ...(found.get(index + 1) ?? { name: null, isNullable: false }),
      types: [written],
    }));
    const columns = nullabilityOfQueryColumns(query, catalog, (id) => found.get(id)?.isNullable ?? false);
    if (columns.length !== results.length) throw new Error("its columns are not those of its query");
    return {
      type,
      parameters,
      columns: columns.map((column, index) => ({ ...column, type: results[index] ?? "" })),
    };
  } catch (error) {
    throw new Error(`The statement ${name} cannot be described`, { cause: error });
  } finally {
    await client.query("rollback");
    await client.query("deallocate all");
  }
}

async function resolve(client: ClientBase, text: string, { written, results }: Prepared) {
  const answer = results ? "setof record" : "void";
  await client.query(
    `create function pg_temp.described(${written.join(", ")}) returns ${answer} begin atomic ${text}; end`,
  );
  const { rows } = await client.query<{ body: string }>(
    "select prosqlbody::text as body from pg_proc where oid = 'pg_temp.described'::regproc",
  );
  const query = firstNode(parseNodeTree(rows[0]?.body ?? ""));
  if (query?.type !== "QUERY") throw new Error("it is no query");
  return query;
}

function firstNode(tree: Tree) {
  let found: Tree | undefined = tree;
  while (Array.isArray(found)) found = found[0];
  return isNode(found) ? found : null;
}
