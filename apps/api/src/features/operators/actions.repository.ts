import { type Runner, statement, type Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import type { OperatorContext } from "../../http/context.ts";

export type Action = {
  /** A verb and its noun, e.g. `orders.dispatch`. */
  action: string;
  /** What was changed, e.g. `order 812`. */
  subject: string;
  before: object | null;
  after: object | null;
  reason: string | null;
};

/** Who acts: an operator by a request, or the command line itself. */
export type Actor =
  | Pick<OperatorContext, "operator" | "requestId" | "now">
  | { operator: null; requestId: string; now: () => Date };

const ADD = statement<
  [
    operatorId: number | null,
    source: string,
    action: string,
    subject: string,
    before: string | null,
    after: string | null,
    reason: string | null,
    requestId: string,
    at: Date,
  ],
  never
>(
  "add-operator-action",
  `insert into operator_action (operator_id, source, action, subject, before, after, reason, request_id, at)
   values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9)`,
);

/** Writes down what an operator did, in the transaction in which they do it. */
export async function addAction(tx: Tx, { operator, requestId, now }: Actor, a: Action): Promise<void> {
  await tx.run(ADD, [
    operator?.id ?? null,
    operator?.source ?? "command",
    a.action,
    a.subject,
    a.before && JSON.stringify(a.before),
    a.after && JSON.stringify(a.after),
    a.reason,
    requestId,
    now(),
  ]);
}

/**
 * Writes down that an operator read what shoppers entrusted to the shop.
 *
 * @param by how they found it, without what they searched for: that is somebody's number or name
 */
export async function addReading(
  db: Runner,
  { operator, requestId, now }: Actor,
  { subject, by }: { subject: string; by: readonly string[] },
): Promise<void> {
  const after = JSON.stringify({ by });
  const source = operator?.source ?? "command";
  const values = [
    operator?.id ?? null,
    source,
    "read",
    subject,
    null,
    after,
    null,
    requestId,
    now(),
  ] as const;
  await db.run(ADD, [...values]);
}

export type ActionRow = Pick<
  Tables["operator_action"],
  "id" | "operator_id" | "action" | "subject" | "before" | "after" | "reason" | "request_id" | "at"
> & { source: "login" | "command"; operator_name: string | null };

const LIST = statement<[string | null, number | null, string | null, number], ActionRow>(
  "list-operator-actions",
  `select a.id, a.operator_id, o.name as operator_name, a.source, a.action, a.subject, a.before, a.after, a.reason,
          a.request_id, a.at
     from operator_action a left join operator o on o.id = a.operator_id
    where ($1::text is null or a.subject = $1) and ($2::int is null or a.operator_id = $2)
      and ($3::bigint is null or a.id < $3)
    order by a.id desc limit $4`,
);

/** What was done, the newest first. */
export function listActions(
  db: Runner,
  by: { subject: string | null; operatorId: number | null; before: string | null; take: number },
): Promise<ActionRow[]> {
  return db.run(LIST, [by.subject, by.operatorId, by.before, by.take]);
}
