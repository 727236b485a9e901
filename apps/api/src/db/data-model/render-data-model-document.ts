import type { ClientBase } from "pg";
import { MIGRATIONS, readMigrations } from "../migrating/read-migrations.ts";
import { drawOverview, drawSubject } from "./draw-data-model-diagrams.ts";
import { groupTablesByMigration, type Subject } from "./group-tables-by-migration.ts";
import { type ModelColumn, type ModelTable, readTableDescriptions } from "./read-table-descriptions.ts";

const HEAD = `# Data model

Written from the database by \`npm run data-model\`; do not edit. A subject is a migration in
[apps/api/src/db/migrations](../apps/api/src/db/migrations), where indexes, functions and triggers are, too.

- Ids are \`bigint\`; those of the catalogue come from its files, all others from the database. On the wire they are numbers
  ([decision 62](decisions/0062-baseline-and-bigint-ids.md)).
- Amounts are 원, instants \`timestamptz\`, days dates in KST. Words of the specification stay as they are in statuses and kinds.
- \`sealed\` columns are encrypted by the shop with the key \`key_id\`; \`…_hash\` columns keep what must not be read back.
- A table that is append-only refuses changes by a trigger.
- Under a table stand the names of its rules: check constraints that hold over more than one column.

`;

/**
 * Writes the data model of a migrated database as Markdown: an overview, and for each subject a diagram and its tables.
 * \`docs/data-model.md\` is this text, and a test compares the two.
 */
export async function renderDataModelDocument(client: ClientBase): Promise<string> {
  const subjects = groupTablesByMigration(
    await readMigrations(MIGRATIONS),
    await readTableDescriptions(client),
  );
  const index = subjects.map(writeIndex).join("\n");
  return `${HEAD}${drawOverview(subjects)}\n\n| subject | tables |\n| --- | --- |\n${index}\n\n${subjects.map(writeSubject).join("\n")}`;
}

function writeIndex({ title, tables }: Subject): string {
  const anchor = title.toLowerCase().replaceAll(" ", "-");
  return `| [${title}](#${anchor}) | ${tables.map(({ name }) => linkTo(name)).join(", ")} |`;
}

function writeSubject(subject: Subject): string {
  const tables = subject.tables.map(writeTable).join("\n");
  return `## ${subject.title}\n\n${subject.intro}\n\n${drawSubject(subject)}\n\n${tables}`;
}

function writeTable(table: ModelTable): string {
  const lines = table.columns.map(
    (column) => `| ${column.name} | ${typeOf(table, column)} | ${meaningOf(column)} |`,
  );
  const rules =
    table.rules.length > 0 ? `\nRules: ${table.rules.map((name) => `\`${name}\``).join(", ")}.\n` : "";
  return `### ${table.name}\n\n${table.comment ?? ""}\n\n| column | type | meaning |\n| --- | --- | --- |\n${lines.join("\n")}\n${rules}`;
}

function typeOf({ references }: ModelTable, { name, type, isKey, isNullable }: ModelColumn): string {
  const targets = references
    .filter(({ columns }) => columns.includes(name))
    .map(({ table }) => linkTo(table));
  return [
    type,
    ...(isKey ? ["key"] : []),
    ...targets.map((target) => `→ ${target}`),
    ...(isNullable ? ["or null"] : []),
  ].join(" ");
}

function linkTo(table: string): string {
  return `[${table}](#${table.replace(".", "")})`;
}

function meaningOf({ comment, texts }: ModelColumn): string {
  const values = texts ? texts.map((text) => `\`${text}\``).join(" · ") : null;
  return [...(comment ? [comment] : []), ...(values ? [values] : [])].join(" ").replaceAll("|", "\\|");
}
