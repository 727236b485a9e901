import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { readAllPages } from "../../api/read-all-pages.ts";

/** Kinds of records that are listed, added, edited and deleted by calls of the same shape. */
export type RecordNoun =
  | "banners"
  | "popups"
  | "videos"
  | "broadcasts"
  | "display-groups"
  | "notices"
  | "faqs"
  | "terms"
  | "pages"
  | "campaigns"
  | "abandoned-cart-messages"
  | "produce-notice-rules"
  | "selling-plans"
  | "season-boxes"
  | "waiting-rooms"
  | "message-templates";
/** Kinds that operators add and delete, too. */
export type AddedNoun = Exclude<RecordNoun, "message-templates">;
export type RecordRow<Noun extends RecordNoun> = Reply<`GET /operator/v1/${Noun}`>["list"][number];
/** Fields that operators edit. */
export type RecordFields<Noun extends RecordNoun> = Required<
  Input<`PATCH /operator/v1/${Noun}`>["body"]["rows"][number]["set"]
>;
/** Record of any kind, as it is seen where the kind does not matter. */
export type SeenRecord = { id: number; version: number };
type Change = { id: number } | null;

const TAKE = 100;

/** Reads all records of a kind, the newest first. */
export function listRecords<Noun extends RecordNoun>(noun: Noun): Promise<RecordRow<Noun>[]> {
  return readAllPages(
    async (next) =>
      (await callApi(`GET /operator/v1/${noun}`, { query: { take: TAKE, ...next } } as never)) as {
        list: RecordRow<Noun>[];
        nextPage: string | null;
      },
  );
}

/** Adds a record; returns its id and the change. */
export async function addRecord(
  noun: AddedNoun,
  { fields, reason }: { fields: object; reason: string },
  key: string,
): Promise<{ id: number; change: Change }> {
  const body = { rows: [fields], reason };
  const { rows, change } = (await callApi(`POST /operator/v1/${noun}`, { body } as never, key)) as {
    rows: SeenRecord[];
    change: Change;
  };
  return { id: rows[0]?.id ?? 0, change };
}

type Edit<Noun extends RecordNoun> = SeenRecord & {
  set: Partial<RecordFields<Noun>>;
  reason: string;
  /** At once without it. */
  effectiveAt?: string;
};

/** Edits a record as it was seen, at once or from an instant on; returns the change. */
export async function editRecord<Noun extends RecordNoun>(
  noun: Noun,
  { id, version, set, ...wish }: Edit<Noun>,
  key: string,
): Promise<Change> {
  const body = { rows: [{ id, version, set }], ...wish };
  const { change } = (await callApi(`PATCH /operator/v1/${noun}`, { body } as never, key)) as {
    change: Change;
  };
  return change;
}

/** Deletes a record as it was seen; returns the change. */
export async function deleteRecord(
  noun: AddedNoun,
  { id, version, reason }: SeenRecord & { reason: string },
  key: string,
): Promise<Change> {
  const body = { rows: [{ id, version }], reason };
  const { change } = (await callApi(`POST /operator/v1/${noun}/delete`, { body } as never, key)) as {
    change: Change;
  };
  return change;
}
