import type { ClientBase } from "pg";
import type { DeclaredStatement } from "../database.ts";
import { type Description, describeStatement } from "./describe-statement.ts";
import { mergeStatementVariantTypes } from "./merge-statement-variant-types.ts";
import { readCatalog } from "./pg-catalog.ts";

const ROW_TYPES: Readonly<Record<string, string>> = {
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  numeric: "number",
  bool: "boolean",
  text: "string",
  name: "string",
  uuid: "string",
  date: "string",
  timestamptz: "Date",
  bytea: "Uint8Array",
  json: "Json",
  jsonb: "Json",
  _timestamptz: "Date[]",
  _float8: "number[]",
  void: '""',
  _int4: "number[]",
  _int8: "number[]",
  _text: "string[]",
  _cidr: "string[]",
  _uuid: "string[]",
  _bool: "boolean[]",
};

const VALUE_TYPES: Readonly<Record<string, string>> = {
  ...ROW_TYPES,
  timestamptz: "Date | string",
  json: "string",
  jsonb: "string",
  inet: "string",
  interval: "string",
  _int4: "readonly (number | null)[]",
  _int8: "readonly (number | null)[]",
  _text: "readonly (string | null)[]",
  _cidr: "readonly (string | null)[]",
  _uuid: "readonly (string | null)[]",
  _date: "readonly (string | null)[]",
  _float8: "readonly (number | null)[]",
  _bool: "readonly (boolean | null)[]",
  _timestamptz: "readonly (Date | string | null)[]",
  _bytea: "readonly (Uint8Array | null)[]",
};

const HEAD = `/** Generated from the statements and the migrations by \`npm run tables\`; do not edit. */

/** A document, of which the database knows no more than that it is there. */
export type Json = string | number | boolean | object;

/**
 * Values and rows of each statement. \`computed\` names the columns that are no column of a table, so that the
 * statement may know better whether they can be null.
 */
export type Statements = {
`;

/** Writes the TypeScript of every statement; \`statements.ts\` is this text, and a test compares the two. */
export async function generateStatementTypes(
  client: ClientBase,
  statements: readonly DeclaredStatement[],
): Promise<string> {
  const catalog = await readCatalog(client);
  const described = new Map<string, Description>();
  for (const each of statements) {
    const description = await describeStatement(client, catalog, each);
    const known = described.get(each.type);
    described.set(each.type, known ? mergeStatementVariantTypes(known, description) : description);
  }
  const sorted = [...described.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
  return `${HEAD}${sorted.map(entry).join("")}};\n`;
}

function entry({ type: name, parameters, columns }: Description): string {
  const values = parameters.map(({ name: label, types, isNullable, isOptional }, index) => {
    const written = types.map((type) => found(VALUE_TYPES, type, name));
    return `${label ? camelCase(label) : `value${index + 1}`}${isOptional ? "?" : ""}: ${[...written, ...(isNullable ? ["null"] : [])].join(" | ")}`;
  });
  // Of two columns with one name the last is read.
  const named = [...new Map(columns.map((column) => [column.name, column])).values()];
  const row = named.map((column) => `      ${keyOf(column.name)}: ${typeOf(column, name)};\n`);
  const computed = named.filter((column) => !column.isPlain && column.isNullable);
  return [
    `  ${keyOf(name)}: {\n`,
    `    values: readonly [${values.join(", ")}];\n`,
    `    row: ${row.length > 0 ? `{\n${row.join("")}    }` : "never"};\n`,
    `    computed: ${computed.map((column) => JSON.stringify(column.name)).join(" | ") || "never"};\n`,
    "  };\n",
  ].join("");
}

function typeOf({ type, texts, isNullable }: Description["columns"][number], statement: string): string {
  const known =
    type === "text" && texts && texts.length > 0 ? texts.map((text) => JSON.stringify(text)) : null;
  const base = known ? known.join(" | ") : found(ROW_TYPES, type, statement);
  return `${base}${isNullable ? " | null" : ""}`;
}

function found(types: Readonly<Record<string, string>>, type: string, statement: string): string {
  const known = types[type];
  if (!known) throw new Error(`${statement}: no TypeScript type for ${type}`);
  return known;
}

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : JSON.stringify(name);
}

function camelCase(name: string): string {
  return name.replace(/\W/g, "").replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
