import { membersIn, type Node, nodeIn, nodesIn, numberIn } from "./pg-node-tree.ts";

/** Query with its enclosing queries, and what its conditions prove. */
export type Scope = {
  query: Node;
  outer: Scope | null;
  /** Columns that are not null in a row that meets the conditions, as `range.attribute`. */
  present: ReadonlySet<string>;
  /** Outer joins that found their row in a row that meets the conditions. */
  matched: ReadonlySet<number>;
};

export function openScope(query: Node, outer: Scope | null, isStrict: (operator: Node) => boolean): Scope {
  const present = new Set<string>();
  const matched = new Set<number>();
  const tree = nodeIn(query, "jointree");
  for (const condition of tree ? conditionsOf(tree) : []) {
    for (const variable of provenBy(condition, isStrict)) {
      if (numberIn(variable, "varlevelsup") > 0) continue;
      present.add(`${numberIn(variable, "varno")}.${numberIn(variable, "varattno")}`);
      for (const join of membersIn(variable, "varnullingrels")) matched.add(join);
    }
  }
  return { query, outer, present, matched };
}

/** Lists the conditions that every row of the query meets: of WHERE and of inner joins. */
function conditionsOf(tree: Node): Node[] {
  if (tree.type === "FROMEXPR")
    return [...alternativesOf(tree), ...nodesIn(tree, "fromlist").flatMap(conditionsOf)];
  if (tree.type !== "JOINEXPR" || numberIn(tree, "jointype") !== 0) return [];
  return [
    ...alternativesOf(tree),
    ...[...nodesIn(tree, "larg"), ...nodesIn(tree, "rarg")].flatMap(conditionsOf),
  ];
}

function alternativesOf(tree: Node): Node[] {
  return nodesIn(tree, "quals").flatMap(partsOf);
}

function partsOf(condition: Node): Node[] {
  const isAnd = condition.type === "BOOLEXPR" && condition.fields.boolop === "and";
  return isAnd ? nodesIn(condition, "args").flatMap(partsOf) : [condition];
}

/** Lists the columns that are not null where the condition is true. */
function provenBy(condition: Node, isStrict: (operator: Node) => boolean): Node[] {
  switch (condition.type) {
    case "VAR":
      return [condition];
    case "RELABELTYPE":
    case "COERCEVIAIO":
      return nodesIn(condition, "arg").flatMap((each) => provenBy(each, isStrict));
    case "NULLTEST":
      return numberIn(condition, "nulltesttype") === 1
        ? nodesIn(condition, "arg").flatMap((each) => provenBy(each, isStrict))
        : [];
    case "OPEXPR":
    case "FUNCEXPR":
      return isStrict(condition)
        ? nodesIn(condition, "args").flatMap((each) => provenBy(each, isStrict))
        : [];
    case "SCALARARRAYOPEXPR":
      // An empty list makes `<> all(…)` true of a null as well.
      return condition.fields.useOr === "true"
        ? nodesIn(condition, "args")
            .slice(0, 1)
            .flatMap((each) => provenBy(each, isStrict))
        : [];
    default:
      return [];
  }
}

/** Finds the entry of FROM that a column belongs to, with the query whose entry it is. */
export function rangeOf(variable: Node, scope: Scope): { range: Node; owner: Scope } {
  let owner = scope;
  for (let up = numberIn(variable, "varlevelsup"); up > 0; up -= 1) owner = mustBe(owner.outer);
  const range = nodesIn(owner.query, "rtable")[numberIn(variable, "varno") - 1];
  return { range: mustBe(range), owner };
}

export function commonTableOf(range: Node, scope: Scope): { query: Node; owner: Scope } {
  let owner = scope;
  for (let up = numberIn(range, "ctelevelsup"); up > 0; up -= 1) owner = mustBe(owner.outer);
  const found = nodesIn(owner.query, "cteList").find((each) => each.fields.ctename === range.fields.ctename);
  return { query: mustBe(nodeIn(mustBe(found), "ctequery")), owner };
}

/** Lists the result columns of a query: those of RETURNING where it writes. */
export function targetsOf(query: Node): readonly Node[] {
  const field = query.fields.commandType === "1" ? "targetList" : "returningList";
  return nodesIn(query, field).filter((target) => target.fields.resjunk !== "true");
}

export function mustBe<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("The node tree is not of a known form");
  return value;
}
