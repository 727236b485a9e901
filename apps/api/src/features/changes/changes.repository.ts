import type { CHANGE_STATUSES } from "@todayfruit/contract/record-edits/record-edit-schemas";
import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../db/database.ts";
import type { ChangedRow } from "../record-edits/add-operator-changes.repository.ts";

type ChangeStatus = (typeof CHANGE_STATUSES)[number];
export type ChangeRow = RowOf<(typeof LISTS)["all"]>;

const COLUMNS = `select c.id, c.noun, c.status, jsonb_array_length(c.rows) as row_count, c.reason, c.operator_id,
       o.name as operator_name, c.created_at, c.effective_at, c.failure, c.undoes_id`;

const LISTS = {
  all: list("all", "$5::bigint is null"),
  record: list("record", "jsonb_path_query_array(c.rows, '$[*].id') @> to_jsonb($5::bigint)"),
} as const;

function list(variant: "all" | "record", condition: string) {
  return statementVariant(
    "list-operator-changes",
    variant,
    `${COLUMNS}
     from operator_change c left join operator o on o.id = c.operator_id
    where c.id < $1 and ($2::text is null or c.noun = $2) and ($3::text is null or c.status = $3)
      and ($4::bigint is null or c.operator_id = $4)
      and ${condition}
    order by c.id desc limit $6`,
  ).narrow<{ status: ChangeStatus }>();
}

export type ChangeQuery = {
  before: number;
  noun: string | null;
  status: string | null;
  operatorId: number | null;
  recordId: number | null;
  take: number;
};

/** Lists changes before an id, the newest first. */
export function listChanges(db: Runner, query: ChangeQuery): Promise<ChangeRow[]> {
  return db.run(LISTS[query.recordId === null ? "all" : "record"], [
    query.before,
    query.noun,
    query.status,
    query.operatorId,
    query.recordId,
    query.take,
  ]);
}

const FIND = statement(
  "find-operator-change",
  `${COLUMNS}, c.rows from operator_change c left join operator o on o.id = c.operator_id where c.id = $1`,
).narrow<{ status: ChangeStatus; rows: ChangedRow[] }>();

export async function findChange(db: Runner, id: number): Promise<RowOf<typeof FIND> | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

export type LockedChange = RowOf<typeof LOCK>;

const LOCK = statement(
  "lock-operator-change",
  `select id, noun, status, rows, effective_at, undoes_id from operator_change where id = $1 for update`,
).narrow<{ status: ChangeStatus; rows: ChangedRow[] }>();

export async function lockChange(tx: Tx, id: number): Promise<LockedChange | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const END = statement(
  "end-operator-change",
  "update operator_change set status = $2, ended_at = $3, failure = $4 where id = $1",
);

/** Ends a change: applied, cancelled or undone, or failed with the code of its refusal. */
export async function endChange(
  tx: Tx,
  id: number,
  end: { status: Exclude<ChangeStatus, "scheduled">; at: Date; failure?: string },
): Promise<void> {
  await tx.run(END, [id, end.status, end.at, end.failure ?? null]);
}

const LIST_DUE = statement(
  "list-due-operator-changes",
  "select id from operator_change where status = 'scheduled' and effective_at <= $1 order by effective_at, id limit 500",
);

/** Lists scheduled changes whose instant has come, in its order. */
export function listDueChanges(db: Runner, now: Date): Promise<RowOf<typeof LIST_DUE>[]> {
  return db.run(LIST_DUE, [now]);
}

const FIND_NEXT = statement(
  "find-next-operator-change",
  "select min(effective_at) as at from operator_change where status = 'scheduled' and effective_at > $1 and effective_at <= $2",
);

/** Finds the instant of the next scheduled change after `now`, until `last`. */
export async function findNextInstant(db: Runner, now: Date, last: Date): Promise<Date | null> {
  const [next] = await db.run(FIND_NEXT, [now, last]);
  return next?.at ?? null;
}
