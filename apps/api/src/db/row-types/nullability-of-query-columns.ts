import type { Catalog } from "./pg-catalog.ts";
import { membersIn, type Node, nodeIn, nodesIn, numberIn } from "./pg-node-tree.ts";
import {
  commonTableOf,
  mustBe,
  openScope,
  rangeOf,
  type Scope,
  targetsOf,
} from "./resolve-columns-in-query-scope.ts";
import {
  NEVER_NULL_AGGREGATES,
  SOMETIMES_NULL_OPERATORS,
  TOTAL_FUNCTIONS,
} from "./sql-function-nullability-lists.ts";

export type Fact = {
  isNullable: boolean;
  /** `true` for a column of a table, also one that came through queries and outer joins; `false` for what is computed. */
  isPlain: boolean;
  /** The only texts that it can be; `null`: any. */
  texts: readonly string[] | null;
};
export type QueryColumn = Fact & { name: string };

const JSONB = 3802;
const TEXT = 25;
const TYPE_FIELDS = ["vartype", "opresulttype", "funcresulttype", "coalescetype", "paramtype"];

const NULL: Fact = { isNullable: true, isPlain: false, texts: [] };
/** Column of which nothing is known, so it may be null. */
const UNKNOWN: Fact = { isNullable: true, isPlain: false, texts: null };
const PRESENT: Fact = { isNullable: false, isPlain: false, texts: null };

/** Derives the columns of a resolved query: their names, whether they can be null, and the texts they are limited to. */
export function nullabilityOfQueryColumns(
  query: Node,
  catalog: Catalog,
  isNullableParameter: (id: number) => boolean,
): QueryColumn[] {
  const underWay = new Set<string>();
  const isStrict = (operator: Node) =>
    catalog.builtin(numberIn(operator, operator.type === "OPEXPR" ? "opfuncid" : "funcid"))?.isStrict ??
    false;
  const open = (inner: Node, outer: Scope | null) => openScope(inner, outer, isStrict);
  const top = open(query, null);
  return targetsOf(query).map((target, index) => ({
    name: String(target.fields.resname),
    ...columnOf(top, index),
  }));

  function columnOf(scope: Scope, index: number): Fact {
    const operation = nodeIn(scope.query, "setOperations");
    if (operation) return either(leavesOf(operation).map((range) => columnOf(subquery(range, scope), index)));
    return factOf(mustBe(nodeIn(mustBe(targetsOf(scope.query)[index]), "expr")), scope);
  }

  function subquery(position: number, scope: Scope): Scope {
    const range = mustBe(nodesIn(scope.query, "rtable")[position - 1]);
    return open(mustBe(nodeIn(range, "subquery")), scope);
  }

  function factOf(node: Node, scope: Scope): Fact {
    const inner = (field: string) => nodesIn(node, field).map((each) => factOf(each, scope));
    switch (node.type) {
      case "VAR":
        return factOfVariable(node, scope);
      case "CONST":
        return factOfConstant(node);
      case "PARAM":
        return isNullableParameter(numberIn(node, "paramid")) ? UNKNOWN : PRESENT;
      case "RELABELTYPE":
      case "COLLATEEXPR":
      case "COERCEVIAIO":
      case "ARRAYCOERCEEXPR":
        return either(inner("arg"));
      case "NULLTEST":
      case "BOOLEANTEST":
      case "DISTINCTEXPR":
      case "ARRAYEXPR":
      case "ROWEXPR":
      case "SQLVALUEFUNCTION":
      case "JSONCONSTRUCTOREXPR":
      case "GROUPINGFUNC":
        return PRESENT;
      case "BOOLEXPR":
      case "SCALARARRAYOPEXPR":
        return computed(inner("args"));
      case "OPEXPR":
        return isTotalOperator(node) ? computed(inner("args")) : UNKNOWN;
      case "FUNCEXPR":
        return factOfFunction(node, inner("args"));
      case "COALESCEEXPR":
      case "MINMAXEXPR": {
        const args = inner("args");
        const fact = either(args);
        return { ...fact, isPlain: false, isNullable: args.every((arg) => arg.isNullable) };
      }
      case "CASEEXPR": {
        const results = nodesIn(node, "args").map((when) => factOf(mustBe(nodeIn(when, "result")), scope));
        const last = inner("defresult");
        return { ...either([...results, ...(last.length > 0 ? last : [NULL])]), isPlain: false };
      }
      case "AGGREF":
        return factOfAggregate(node, scope);
      case "WINDOWFUNC":
        return isNeverNull(numberIn(node, "winfnoid")) ? PRESENT : UNKNOWN;
      case "SUBLINK":
        return factOfSublink(node, scope);
      default:
        return UNKNOWN;
    }
  }

  function factOfVariable(node: Node, scope: Scope): Fact {
    const { range, owner } = rangeOf(node, scope);
    const attribute = numberIn(node, "varattno");
    const key = `${numberIn(node, "varno")}.${attribute}`;
    const isJoined = membersIn(node, "varnullingrels").every((join) => owner.matched.has(join));
    const fact = factOfRange(range, attribute, owner);
    const isProven = owner.present.has(key) && !isWritten(node, owner);
    return { ...fact, isNullable: !isProven && (fact.isNullable || !isJoined || isOldOfInsert(node, owner)) };
  }

  function factOfRange(range: Node, attribute: number, owner: Scope): Fact {
    switch (range.fields.rtekind) {
      case "0": {
        if (attribute <= 0) return { ...PRESENT, isPlain: true };
        const column = catalog.column(numberIn(range, "relid"), attribute);
        return { isNullable: column?.isNullable ?? true, isPlain: true, texts: column?.texts ?? null };
      }
      case "1":
        return columnOf(open(mustBe(nodeIn(range, "subquery")), owner), attribute - 1);
      case "2":
        return factOf(mustBe(nodesIn(range, "joinaliasvars")[attribute - 1]), owner);
      case "3":
        return factOfFunctionColumn(range, attribute);
      case "5":
        return factOfValues(range, attribute, owner);
      case "6":
        return factOfCommonTable(range, attribute, owner);
      case "9":
        return factOf(mustBe(nodesIn(range, "groupexprs")[attribute - 1]), owner);
      default:
        return UNKNOWN;
    }
  }

  /** Derives a column of a common table; the recursive part adds nothing to its first part and own conditions. */
  function factOfCommonTable(range: Node, attribute: number, scope: Scope): Fact {
    const { query: inner, owner } = commonTableOf(range, scope);
    const key = `${range.fields.ctename}.${attribute}`;
    if (underWay.has(key)) return { isNullable: false, isPlain: true, texts: [] };
    underWay.add(key);
    try {
      return columnOf(open(inner, owner), attribute - 1);
    } finally {
      underWay.delete(key);
    }
  }

  function factOfValues(range: Node, attribute: number, owner: Scope): Fact {
    const rows = range.fields.values_lists;
    if (!Array.isArray(rows)) return UNKNOWN;
    return either(rows.map((row) => factOf(mustBe(row[attribute - 1]), owner)));
  }

  function factOfFunctionColumn(range: Node, attribute: number): Fact {
    const functions = nodesIn(range, "functions");
    const call = functions.length === 1 ? nodeIn(mustBe(functions[0]), "funcexpr") : null;
    if (attribute > 1 || call?.type !== "FUNCEXPR") return UNKNOWN;
    return catalog.builtin(numberIn(call, "funcid"))?.name === "generate_series" ? PRESENT : UNKNOWN;
  }

  function isTotalOperator(node: Node): boolean {
    const found = catalog.builtin(numberIn(node, "opfuncid"));
    return found?.isStrict === true && !SOMETIMES_NULL_OPERATORS.has(found.name);
  }

  function factOfFunction(node: Node, args: Fact[]): Fact {
    const found = catalog.builtin(numberIn(node, "funcid"));
    if (!found) return UNKNOWN;
    const isCast = node.fields.funcformat === "1" || node.fields.funcformat === "2";
    const isOfJson = nodesIn(node, "args").some((each) =>
      TYPE_FIELDS.some((field) => numberIn(each, field) === JSONB),
    );
    if (!(isCast && !isOfJson) && !TOTAL_FUNCTIONS.has(found.name)) return UNKNOWN;
    return found.isStrict ? computed(args) : PRESENT;
  }

  function isNeverNull(id: number): boolean {
    return NEVER_NULL_AGGREGATES.has(catalog.builtin(id)?.name ?? "");
  }

  /** Derives a computed aggregate; without GROUP BY there may be no rows. */
  function factOfAggregate(node: Node, scope: Scope): Fact {
    if (isNeverNull(numberIn(node, "aggfnoid"))) return PRESENT;
    const isOfGroup = nodesIn(scope.query, "groupClause").length > 0 && !scope.query.fields.groupingSets;
    if (!isOfGroup || node.fields.aggfilter) return UNKNOWN;
    return computed(nodesIn(node, "args").map((each) => factOf(mustBe(nodeIn(each, "expr")), scope)));
  }

  function factOfSublink(node: Node, scope: Scope): Fact {
    const kind = numberIn(node, "subLinkType");
    if (kind === 0 || kind === 6) return PRESENT;
    if (kind !== 4) return UNKNOWN;
    const inner = open(mustBe(nodeIn(node, "subselect")), scope);
    const fact = { ...columnOf(inner, 0), isPlain: false };
    return hasOneRow(inner.query) ? fact : { ...fact, isNullable: true };
  }

  function factOfConstant(node: Node): Fact {
    if (node.fields.constisnull === "true") return NULL;
    const bytes = node.fields.constvalue;
    if (numberIn(node, "consttype") !== TEXT || !Array.isArray(bytes)) return PRESENT;
    // Length, bracket, four bytes of a header, the text, bracket; a byte above 127 is written as a negative number.
    const text = Buffer.from(bytes.slice(6, -1).map((byte) => Number(byte) & 255)).toString("utf8");
    return { ...PRESENT, texts: [text] };
  }
}

/** Combines the facts of alternatives, any of which may apply. */
function either(facts: readonly Fact[]): Fact {
  const texts = facts.map((fact) => fact.texts);
  return {
    isNullable: facts.some((fact) => fact.isNullable),
    isPlain: facts.length > 0 && facts.every((fact) => fact.isPlain),
    texts: texts.every((each) => each !== null) ? [...new Set(texts.flat())] : null,
  };
}

function computed(args: readonly Fact[]): Fact {
  return args.some((arg) => arg.isNullable) ? UNKNOWN : PRESENT;
}

/** Returns true when a statement returns the new value of a column, about which its conditions prove nothing. */
function isWritten(node: Node, { query }: Scope): boolean {
  if (query.fields.commandType === "1" || query.fields.commandType === "4") return false;
  if (numberIn(node, "varno") !== numberIn(query, "resultRelation")) return false;
  if (query.fields.commandType !== "2") return true;
  return nodesIn(query, "targetList").some(
    (target) => numberIn(target, "resno") === numberIn(node, "varattno"),
  );
}

function isOldOfInsert(node: Node, { query }: Scope): boolean {
  return numberIn(node, "varreturningtype") === 1 && query.fields.commandType !== "4";
}

function hasOneRow(query: Node): boolean {
  const isAlone = nodesIn(query, "groupClause").length === 0 && !query.fields.havingQual;
  return isAlone && query.fields.hasAggs === "true" && !query.fields.limitOffset && !query.fields.limitCount;
}

function leavesOf(operation: Node): number[] {
  if (operation.type === "RANGETBLREF") return [numberIn(operation, "rtindex")];
  return [...nodesIn(operation, "larg"), ...nodesIn(operation, "rarg")].flatMap(leavesOf);
}
