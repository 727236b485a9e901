import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import type { Actor, OperatorContext } from "../../http/handler-context-types.ts";

/** Operator, or `null` for the command line, whose act is recorded, with the call it came by. */
export type ActingOperator = {
  operator: Pick<OperatorContext["operator"], "id" | "source"> | null;
  requestId: string;
  now: () => Date;
  address?: string;
};

export type Action = {
  /** Noun and verb, e.g. `orders.dispatch`. */
  action: string;
  /** Changed object, e.g. `order 812`. */
  subject: string;
  before: object | null;
  after: object | null;
  reason: string | null;
};

const ADD = statement(
  "add-operator-action",
  `insert into operator_action (operator_id, source, action, subject, before, after, reason, request_id, at, ip_address)
   values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10)`,
);

/** Records an operator's action, in the transaction that carries it out. */
export async function addAction(tx: Tx, actor: Actor, action: Action): Promise<void> {
  await add(tx, actor, action);
}

const ADD_MANY = statement(
  "add-operator-actions",
  `insert into operator_action (operator_id, source, action, subject, before, after, reason, request_id, at, ip_address)
   select $1, $2, a.action, a.subject, a.before, a.after, a.reason, $3, $4, $5
     from jsonb_to_recordset($6::jsonb) as a (action text, subject text, before jsonb, after jsonb, reason text)`,
);

/** Records actions on many objects by one call, in the transaction that carries them out. */
export async function addActions(tx: Tx, actor: Actor, actions: readonly Action[]): Promise<void> {
  const { operator, requestId, now, address } = actor;
  const by = [
    operator?.id ?? null,
    operator?.source ?? "command",
    requestId,
    now(),
    address || null,
  ] as const;
  await tx.run(ADD_MANY, [...by, JSON.stringify(actions)]);
}

export type Reading = {
  /** Object read, e.g. `order 812`, or the list. */
  subject: string;
  /** Names of the search criteria, without their values, which are personal data. */
  by: readonly string[];
  /** Ids of the rows shown. */
  shown: Partial<
    Record<
      "orders" | "members" | "gifts" | "claims" | "inquiries" | "questions" | "reviews",
      readonly number[]
    >
  >;
  /** Names, phones and addresses were masked. */
  isMasked: boolean;
  /** Purpose of the reading; `null` only for masked data. */
  reason: string | null;
};

/**
 * Records that an operator read personal data: who, when, from which address, whose data and why (안전성 확보조치 기준 제8조). An
 * empty list is not recorded.
 */
export async function addReading(
  db: Runner,
  actor: ActingOperator,
  { subject, by, shown, isMasked, reason }: Reading,
): Promise<void> {
  if (Object.values(shown).every((ids) => ids.length === 0)) return;
  await add(db, actor, { action: "read", subject, before: null, after: { by, shown, isMasked }, reason });
}

/** Records a failed check of an operator's password and code; `operatorId` is `null` for an unknown email. */
export async function addFailedTry(
  db: Runner,
  { requestId, now, address }: Pick<OperatorContext, "requestId" | "now" | "address">,
  { action, operatorId }: { action: string; operatorId: number | null },
): Promise<void> {
  const subject = `operator ${operatorId ?? "unknown"}`;
  await db.run(ADD, [null, "stranger", action, subject, null, null, null, requestId, now(), address || null]);
}

export type ActionRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-operator-actions",
  `select a.id, a.operator_id, o.name as operator_name, a.source, a.action, a.subject, a.before, a.after, a.reason,
          a.request_id, a.at, a.ip_address
     from operator_action a left join operator o on o.id = a.operator_id
    where ($1::text is null or a.subject = $1) and ($2::bigint is null or a.operator_id = $2)
      and a.id < $3 and ($4::text is null or split_part(a.action, '.', 1) = $4)
      and ($5::date is null or a.at >= $5::date::timestamp at time zone 'Asia/Seoul'
                               and a.at < ($5::date + 1)::timestamp at time zone 'Asia/Seoul')
    order by a.id desc limit $6`,
);

/** Lists recorded actions, the newest first. */
export function listActions(
  db: Runner,
  by: {
    subject: string | null;
    operatorId: number | null;
    noun: string | null;
    /** Day in Korea. */
    day: string | null;
    before: number;
    take: number;
  },
): Promise<ActionRow[]> {
  return db.run(LIST, [by.subject, by.operatorId, by.before, by.noun, by.day, by.take]);
}

async function add(
  db: Runner,
  { operator, requestId, now, address }: ActingOperator,
  a: Action,
): Promise<void> {
  await db.run(ADD, [
    operator?.id ?? null,
    operator?.source ?? "command",
    a.action,
    a.subject,
    a.before && JSON.stringify(a.before),
    a.after && JSON.stringify(a.after),
    a.reason,
    requestId,
    now(),
    address || null,
  ]);
}
