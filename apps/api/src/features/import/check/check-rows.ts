import { groupIntoBatches } from "../read/group-into-batches.ts";
import type { Item } from "../read/read-json.ts";
import type { FieldProblem, Problems } from "../validate/create-problem-collector.ts";
import type { RecordValidator } from "../validate/create-record-validator.ts";
import { type MediaUse, problemsOfMedia } from "./check-media.ts";
import type { Kind, Known } from "./known-catalogue-facts.ts";

/** Rules by which the rows of one file are checked. */
export type RowRules<T extends { id: number }> = {
  file: string;
  kind: Kind;
  validator: RecordValidator<T>;
  /** Checks the row against the rest of the catalogue. */
  examine(record: T): FieldProblem[];
  media(record: T): MediaUse[];
  /** Checks rows against the database; returns problems by id. */
  compare?(records: readonly T[]): Promise<ReadonlyMap<number, FieldProblem[]>>;
  /** Called with each row that is good so far. */
  accept?(record: T, row: number): void;
};

export type Checking = {
  folder: string;
  known: Known;
  problems: Problems;
  onRow(file: string, row: number): void;
};

type Judged<T> = { row: number; id: number | null; record: T | null; problems: FieldProblem[] };

/** Checks rows in sequence, in batches, and records their problems and the good ids. */
export async function checkRows<T extends { id: number }>(
  checking: Checking,
  items: AsyncIterable<Item> | Iterable<Item>,
  rules: RowRules<T>,
): Promise<void> {
  for await (const batch of groupIntoBatches(items, ({ bytes }) => bytes)) {
    await settle(
      checking,
      batch.map((item) => judge(checking.known, item, rules)),
      rules,
    );
  }
}

function judge<T extends { id: number }>(
  known: Known,
  { row, value }: Item,
  { validator, examine, kind }: RowRules<T>,
): Judged<T> {
  const id = idOf(value);
  const isTaken = id !== null && !known[kind].claim(id);
  if (isTaken) return { row, id, record: null, problems: [{ field: "id", reason: "같은 id가 앞에 있어요" }] };
  const { record, problems } = validator.check(value);
  return { row, id, record, problems: record ? examine(record) : problems };
}

async function settle<T extends { id: number }>(
  { folder, known, problems, onRow }: Checking,
  batch: readonly Judged<T>[],
  { file, kind, media, compare, accept }: RowRules<T>,
): Promise<void> {
  const records = batch.flatMap(({ record, problems }) => (record && problems.length === 0 ? [record] : []));
  const clashes = compare && records.length > 0 ? await compare(records) : new Map<number, FieldProblem[]>();
  for (const { row, id, record, problems: own } of batch) {
    const uses = record ? media(record) : [];
    const found = [
      ...own,
      ...(await problemsOfMedia(folder, known.media, uses)),
      ...(clashes.get(id ?? 0) ?? []),
    ];
    if (!record || found.length > 0) {
      problems.add(file, row, id, found);
      continue;
    }
    known[kind].accept(record.id);
    for (const { path } of uses) known.media.add(path);
    accept?.(record, row);
  }
  const last = batch.at(-1);
  if (last) onRow(file, last.row);
}

function idOf(value: unknown): number | null {
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  return Number.isSafeInteger(value.id) ? Number(value.id) : null;
}
