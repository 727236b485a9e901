import type { Catalog } from "./pg-catalog.ts";
import { isNode, type Node, nodeIn, nodesIn, numberIn, type Tree } from "./pg-node-tree.ts";

export type QueryParameter = {
  /** Name of the column that it is written to or compared with. */
  name: string | null;
  isNullable: boolean;
};

/** Nodes that treat null as an ordinary value. */
const TOLERANT = new Set([
  "NULLTEST",
  "COALESCEEXPR",
  "MINMAXEXPR",
  "DISTINCTEXPR",
  "NULLIFEXPR",
  "CASEEXPR",
  "CASEWHEN",
  "ARRAYEXPR",
  "ROWEXPR",
  "BOOLEANTEST",
]);

/**
 * Derives which parameters may be null: those written to a nullable column, or passed to an expression that handles
 * null. Any other null would match nothing, which is a mistake.
 */
export function nullabilityOfQueryParameters(query: Node, catalog: Catalog): Map<number, QueryParameter> {
  const names = new Map<number, string>();
  const tolerated = new Set<number>();
  const refused = new Set<number>();
  /** Targets of queries whose rows are inserted, with whether the column takes a null. */
  const destinations = new Map<Node, boolean>();
  visit(query);
  const known = new Set([...names.keys(), ...tolerated, ...refused]);
  return new Map(
    [...known].map((id) => [
      id,
      { name: names.get(id) ?? null, isNullable: tolerated.has(id) && !refused.has(id) },
    ]),
  );

  function visit(tree: Tree, owner: Node | null = null): void {
    if (Array.isArray(tree)) {
      for (const each of tree) visit(each, owner);
    } else if (isNode(tree)) {
      const inner = tree.type === "QUERY" ? tree : owner;
      if (tree.type === "QUERY") noteWritten(tree);
      if (tree.type === "TARGETENTRY" && !isAssigned(tree, inner)) noteTarget(tree);
      if (inner && (tree.type === "OPEXPR" || tree.type === "SCALARARRAYOPEXPR")) noteCompared(tree, inner);
      if (TOLERANT.has(tree.type) || isTolerantCall(tree))
        for (const field of Object.values(tree.fields)) tolerate(field);
      for (const [field, value] of Object.entries(tree.fields)) {
        if (tree.type === "RANGETBLENTRY" && field === "values_lists" && Array.isArray(value))
          for (const row of value) tolerate(row);
        visit(value, inner);
      }
    }
  }

  /** Records the values written to the columns of a table. */
  function noteWritten(own: Node): void {
    if (own.fields.commandType !== "3" && own.fields.commandType !== "2") return;
    const ranges = nodesIn(own, "rtable");
    const relation = numberIn(ranges[numberIn(own, "resultRelation") - 1] ?? own, "relid");
    const conflict = nodeIn(own, "onConflict");
    for (const target of [
      ...nodesIn(own, "targetList"),
      ...(conflict ? nodesIn(conflict, "onConflictSet") : []),
    ]) {
      const column = catalog.column(relation, numberIn(target, "resno"));
      const value = nodeIn(target, "expr");
      if (!column || !value) continue;
      note(value, column.isNullable, column.name);
      const range = value.type === "VAR" ? ranges[numberIn(value, "varno") - 1] : undefined;
      const source = range ? nodeIn(range, "subquery") : null;
      const origin = source ? nodesIn(source, "targetList")[numberIn(value, "varattno") - 1] : undefined;
      const inserted = origin ? nodeIn(origin, "expr") : null;
      if (!origin || !inserted) continue;
      destinations.set(origin, column.isNullable);
      // With a condition there may be no row to insert.
      note(inserted, column.isNullable || isConditional(source), column.name);
    }
  }

  function isAssigned(target: Node, owner: Node | null): boolean {
    if (destinations.has(target)) return true;
    return (
      owner !== null && owner.fields.commandType !== "1" && !nodesIn(owner, "returningList").includes(target)
    );
  }

  function noteTarget(target: Node): void {
    const value = nodeIn(target, "expr");
    if (value && typeof target.fields.resname === "string") note(value, true, target.fields.resname);
  }

  function note(value: Node, takesNull: boolean, name: string): void {
    const id = parameterOf(value);
    if (id === null) return;
    if (!names.has(id)) names.set(id, name);
    (takesNull ? tolerated : refused).add(id);
  }

  function noteCompared(node: Node, owner: Node): void {
    const args = nodesIn(node, "args");
    const column = args.find((each) => each.type === "VAR" && numberIn(each, "varlevelsup") === 0);
    const name = column ? nameOf(column, owner) : null;
    for (const id of args.map(parameterOf)) if (id !== null && name && !names.has(id)) names.set(id, name);
  }

  function tolerate(tree: Tree): void {
    const nodes: readonly Tree[] = Array.isArray(tree) ? tree : [tree];
    for (const each of nodes) {
      const id = isNode(each) ? parameterOf(each) : null;
      if (id !== null) tolerated.add(id);
    }
  }

  function isTolerantCall(node: Node): boolean {
    const isScalar = node.type === "FUNCEXPR" && node.fields.funcretset === "false";
    return isScalar && catalog.builtin(numberIn(node, "funcid"))?.isStrict !== true;
  }
}

function isConditional(query: Node | null): boolean {
  const tree = query ? nodeIn(query, "jointree") : null;
  return tree !== null && (tree.fields.quals !== null || nodesIn(tree, "fromlist").length > 0);
}

/** Reads the number of a parameter, also of one that is cast. */
function parameterOf(node: Node): number | null {
  if (node.type === "PARAM") return numberIn(node, "paramid");
  const isCall = node.type === "FUNCEXPR" && node.fields.funcformat !== "0";
  const isCast =
    isCall || ["RELABELTYPE", "COERCEVIAIO", "ARRAYCOERCEEXPR", "NAMEDARGEXPR"].includes(node.type);
  const inner = isCast ? (nodeIn(node, "arg") ?? nodesIn(node, "args")[0]) : undefined;
  return inner ? parameterOf(inner) : null;
}

function nameOf(variable: Node, owner: Node): string | null {
  const range = nodesIn(owner, "rtable")[numberIn(variable, "varno") - 1];
  const names = range ? nodeIn(range, "eref")?.fields.colnames : null;
  const name = Array.isArray(names) ? names[numberIn(variable, "varattno") - 1] : null;
  return typeof name === "string" ? name.replaceAll('"', "") : null;
}
