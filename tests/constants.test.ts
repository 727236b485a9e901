import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseAst } from "vitest/node";

/**
 * Names of module-level constants. A constant value (a text, number or pattern, or a table of them) is UPPER_CASE; a
 * function, component, schema, created object, alias of another name or empty store is camelCase or PascalCase.
 */

const ROOT = path.resolve(import.meta.dirname, "..");
const GENERATED = ["apps/api/src/db/tables.ts", "apps/api/src/db/row-types/statements.ts"];
const UPPER_CASE = /^[A-Z][A-Z0-9_]*$/;
/** Names that a framework reads: React Router takes `handle` from a route. */
const FRAMEWORK = new Set(["handle"]);

const files = globSync(["packages/*/src/**/*.ts", "apps/*/{src,app}/**/*.{ts,tsx}"], { cwd: ROOT }).filter(
  (file) => !file.includes(".test.") && !GENERATED.includes(file),
);

test("constants: every module-level constant value is named in UPPER_CASE", { timeout: 30_000 }, () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    misnamed(readFileSync(path.join(ROOT, file), "utf8"), file.endsWith("x") ? "tsx" : "ts").map(
      (name) => `${file}: ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

test("constants: none is called NAME, which does not say whose name it is", () => {
  const tests = globSync("tests/**/*.ts", { cwd: ROOT }).filter(
    (file) => file !== "tests/constants.test.ts" && !file.includes("node_modules"),
  );
  expect(tests.length).toBeGreaterThan(100);
  const read = [...files, ...tests].map((file) => ({
    file,
    text: readFileSync(path.join(ROOT, file), "utf8"),
  }));
  expect(read.filter(({ text }) => /\bconst NAME\b/.test(text)).map(({ file }) => file)).toEqual([]);
});

test("constants: texts, numbers, patterns and tables of them are values; functions, calls and empty stores are not", () => {
  expect(misnamed("const limit = 3;")).toEqual(["limit"]);
  expect(misnamed("export const daysOf = { a: 1, b: [2] } as const;")).toEqual(["daysOf"]);
  expect(misnamed("const word = /a/; const known = new Set(['a']); const ms = 3 * DAY;")).toEqual([
    "word",
    "known",
    "ms",
  ]);
  expect(misnamed("const LIMIT = 3; const add = () => 3; const schema = Type.String();")).toEqual([]);
  expect(misnamed("const listeners = new Set(); const paths = { home: () => '/' };")).toEqual([]);
  expect(misnamed("export const all = { ...cart, ...orders };")).toEqual([]);
});

type Tree = { type: string; [key: string]: unknown };
type Leaf = "literal" | "name" | "computed";

function misnamed(text: string, lang: "ts" | "tsx" = "ts"): string[] {
  const program = parseAst(text, { lang }) as unknown as { body: Tree[] };
  return program.body
    .map((statement) => (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement))
    .filter((declaration): declaration is Tree => isTree(declaration) && declaration.kind === "const")
    .flatMap(({ declarations }) => declarations as { id: Tree; init: Tree | null }[])
    .filter(({ id, init }) => id.type === "Identifier" && isConstantValue(init))
    .map(({ id }) => String(id.name))
    .filter((name) => !UPPER_CASE.test(name) && !FRAMEWORK.has(name));
}

function isConstantValue(expression: Tree | null): boolean {
  const leaves = leavesOf(expression);
  return leaves.includes("literal") && !leaves.includes("computed");
}

/** What an expression is made of, through arrays, objects, sets, maps and type assertions. */
function leavesOf(node: unknown): Leaf[] {
  if (!isTree(node)) return [];
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return leavesOf(node.expression);
    case "Literal":
    case "TemplateLiteral":
      return ["literal", ...leavesOfAll(node.expressions)];
    case "UnaryExpression":
    case "SpreadElement":
      return leavesOf(node.argument);
    case "BinaryExpression":
      return leavesOfAll([node.left, node.right]);
    case "ArrayExpression":
      return leavesOfAll(node.elements);
    case "ObjectExpression":
      return leavesOfAll(node.properties);
    case "Property":
      return node.method ? ["computed"] : leavesOf(node.value);
    case "NewExpression":
      return isTree(node.callee) && ["Set", "Map", "RegExp"].includes(String(node.callee.name))
        ? leavesOfAll(node.arguments)
        : ["computed"];
    case "Identifier":
    case "MemberExpression":
      return ["name"];
    default:
      return ["computed"];
  }
}

function leavesOfAll(nodes: unknown): Leaf[] {
  return Array.isArray(nodes) ? nodes.flatMap(leavesOf) : [];
}

function isTree(node: unknown): node is Tree {
  return typeof node === "object" && node !== null && "type" in node;
}
