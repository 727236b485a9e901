import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type LoggedMessageRow = RowOf<typeof LIST>;
type Result = "waiting" | "sent" | "delivered" | "fallback" | "failed" | "dropped";

/** Each result as a condition of its own, so that the database finds the rare ones by their indexes. */
const LIST = statement(
  "list-logged-messages",
  `select b.id, b.channel, b.template, b.subject, o.id as order_id, o.number as order_number, m.user_id as member_id, u.name as member_name, b.tries, b.created_at, b.sent_at,
          b.dropped_at, b.reason, b.reported_at, b.report_code,
          case when b.dropped_at is not null then 'dropped' when b.sent_at is null then 'waiting'
               else coalesce(b.report, 'sent') end as result
     from message_outbox b
     left join message m on m.id = b.message_id
     left join app_user u on u.id = m.user_id
     left join gift g on g.id = substring(b.subject from '^(?:sender of )?gift (\\d+)')::bigint
     left join orders o on o.id = coalesce(substring(b.subject from '^order (\\d+)$')::bigint, g.order_id)
    where b.id < $1 and ($2::bigint is null or m.user_id = $2) and ($3::text[] is null or b.subject = any ($3))
      and ($4::text is null or b.template = $4) and ($5::text is null or b.channel = $5)
      and ($6::text is null
           or $6 = 'dropped' and b.dropped_at is not null
           or $6 = 'waiting' and b.next_try_at is not null
           or $6 = 'sent' and b.sent_at is not null and b.report is null
           or $6 in ('delivered', 'fallback', 'failed') and b.report = $6 and b.dropped_at is null)
    order by b.id desc limit $7`,
).narrow<{
  order_id: number | null;
  order_number: string | null;
  member_id: number | null;
  member_name: string | null;
  channel: "phone" | "push" | "email";
  result: Result;
}>();

const SUBJECTS_OF_ORDER = statement(
  "list-message-subjects-of-order",
  `select 'order ' || o.id as subject from orders o where o.number = $1
    union all
   select 'gift ' || g.id from orders o join gift g on g.order_id = o.id where o.number = $1`,
).narrow<{ subject: string }>();

export type MessageQuery = {
  before: number;
  memberId: number | null;
  /** Subjects of which any may be the message's; `null` for all. */
  subjects: string[] | null;
  template: string | null;
  channel: string | null;
  result: string | null;
  take: number;
};

/** Lists messages on their channels before an id, the newest first. */
export function listLoggedMessages(db: Runner, by: MessageQuery): Promise<LoggedMessageRow[]> {
  return db.run(LIST, [by.before, by.memberId, by.subjects, by.template, by.channel, by.result, by.take]);
}

/** Lists the subjects of messages about an order and to the receivers of its gifts; none for an unknown number. */
export async function listSubjectsOfOrder(db: Runner, orderNumber: string): Promise<string[]> {
  return (await db.run(SUBJECTS_OF_ORDER, [orderNumber])).map(({ subject }) => subject);
}
