import type { Subject } from "./group-tables-by-migration.ts";
import type { ModelTable, Reference } from "./read-table-descriptions.ts";

/** Draws the subjects and which of them refer to which, without references that follow from others. */
export function drawOverview(subjects: readonly Subject[]): string {
  const home = new Map(
    subjects.flatMap((subject) => subject.tables.map(({ name }) => [name, subject] as const)),
  );
  const targets = new Map(subjects.map((subject) => [subject, targetsOf(subject, home)]));
  const idOf = (subject: Subject) => `s${subjects.indexOf(subject) + 1}`;
  const nodes = subjects.map((subject) => `  ${idOf(subject)}["${subject.title}"]`);
  const arrows = subjects.flatMap((subject) =>
    [...(targets.get(subject) ?? [])]
      .filter((target) => !isImplied(subject, target, targets))
      .map((target) => `  ${idOf(subject)} --> ${idOf(target)}`),
  );
  return fenced(["flowchart BT", ...nodes, ...arrows]);
}

/** Draws the tables of a subject with their keys, and the tables of other subjects that they refer to. */
export function drawSubject({ tables }: Subject): string {
  const entities = tables.map((table) => [
    `  ${entityOf(table.name)} {`,
    ...table.columns
      .filter(({ name, isKey }) => isKey || isReference(table, name))
      .map((column) => {
        const marks = [...(column.isKey ? ["PK"] : []), ...(isReference(table, column.name) ? ["FK"] : [])];
        return `    ${column.type} ${column.name} ${marks.join(", ")}`;
      }),
    "  }",
  ]);
  const lines = tables.flatMap((table) =>
    table.references.map((reference) => drawReference(table, reference)),
  );
  return fenced(["erDiagram", ...entities.flat(), ...lines]);
}

type Targets = ReadonlyMap<Subject, ReadonlySet<Subject>>;

function targetsOf(subject: Subject, home: ReadonlyMap<string, Subject>): Set<Subject> {
  const named = subject.tables.flatMap(({ references }) =>
    references.flatMap(({ table }) => home.get(table) ?? []),
  );
  return new Set(named.filter((target) => target !== subject));
}

/** Returns true when another way leads from one subject to the other. */
function isImplied(from: Subject, to: Subject, targets: Targets): boolean {
  const seen = new Set<Subject>([from]);
  const left = [...(targets.get(from) ?? [])].filter((target) => target !== to);
  for (let next = left.pop(); next; next = left.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    left.push(...(targets.get(next) ?? []));
  }
  return false;
}

function isReference({ references }: ModelTable, column: string): boolean {
  return references.some(({ columns }) => columns.includes(column));
}

function drawReference(
  table: ModelTable,
  { table: target, columns, isNullable, isUnique }: Reference,
): string {
  const ends = `${isUnique ? "|o" : "}o"}--${isNullable ? "o|" : "||"}`;
  return `  ${entityOf(table.name)} ${ends} ${entityOf(target)} : "${columns.join(", ")}"`;
}

function entityOf(table: string): string {
  return table.replace(".", "_");
}

function fenced(lines: readonly string[]): string {
  return ["```mermaid", ...lines, "```"].join("\n");
}
