import type { Item } from "../read/read-json.ts";
import type { FieldProblem, Problems } from "../validate/problems.ts";
import type { RecordValidator } from "../validate/record-validator.ts";
import type { Kind, Known } from "./known.ts";
import { type MediaUse, problemsOfMedia } from "./media-use.ts";

/** How the rows of one file are judged. */
export type RowRules<T extends { id: number }> = {
  file: string;
  kind: Kind;
  validator: RecordValidator<T>;
  /** What the row has to do with the rest of the catalogue. */
  examine(record: T): FieldProblem[];
  media(record: T): MediaUse[];
  /** What the row has to do with what the database holds already, by id. */
  compare?(records: readonly T[]): Promise<ReadonlyMap<number, FieldProblem[]>>;
  /** Told of every row that is good so far. */
  accept?(record: T, row: number): void;
};

export type Checking = {
  folder: string;
  known: Known;
  problems: Problems;
  onRow(file: string, row: number): void;
};

type Judged<T> = { row: number; id: number | null; record: T | null; problems: FieldProblem[] };

const AT_ONCE = 500;

/** Judges rows in their order, some hundred at a time, and keeps what is wrong and which ids are good. */
export async function checkRows<T extends { id: number }>(
  checking: Checking,
  items: AsyncIterable<Item> | Iterable<Item>,
  rules: RowRules<T>,
): Promise<void> {
  let batch: Judged<T>[] = [];
  for await (const item of items) {
    batch.push(judge(checking.known, item, rules));
    if (batch.length < AT_ONCE) continue;
    await settle(checking, batch, rules);
    batch = [];
  }
  await settle(checking, batch, rules);
}

function judge<T extends { id: number }>(
  known: Known,
  { row, value }: Item,
  { validator, examine, kind }: RowRules<T>,
): Judged<T> {
  const id = idOf(value);
  const isTaken = id !== null && !known[kind].claim(id);
  const twice = isTaken ? [{ field: "id", reason: "같은 id가 앞에 있어요" }] : [];
  if (!validator.is(value))
    return { row, id, record: null, problems: [...twice, ...validator.problemsOf(value)] };
  const problems = [...twice, ...validator.problemsOf(value), ...(isTaken ? [] : examine(value))];
  return { row, id, record: value, problems };
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
