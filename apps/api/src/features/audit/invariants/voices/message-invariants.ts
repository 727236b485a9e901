import { AUDIT_NOW } from "../../audit-now.ts";
import type { Invariant } from "../../invariants.ts";

/** What must hold of what is told: every event by each of its channels once, or with a reason why not. */
export const MESSAGE_INVARIANTS: readonly Invariant[] = [
  {
    name: "every event became messages or has a reason",
    rows: "select count(*) from message_event",
    // A shop that is off has events waiting, which is no breach.
    breaches: `
      select e.id::text as subject from message_event e
       where e.routed_at is null and e.created_at < ${AUDIT_NOW} - interval '1 hour'
         and exists (select from job_run where greatest(succeeded_at, failed_at) > now() - interval '10 minutes'
                                           and succeeded_at > e.created_at + interval '1 hour')
       union all
      select e.id || ' ' || o.key from message_event e, jsonb_each_text(e.outcome) o
       where o.value = 'queued' and not exists (select from message_outbox m where m.event_id = e.id and m.channel = o.key)
       union all
      select m.event_id || ' ' || m.channel from message_outbox m join message_event e on e.id = m.event_id
       where e.outcome ->> m.channel is distinct from 'queued'`,
  },
  {
    name: "no message was sent twice",
    rows: "select count(*) from message_outbox where sent_at is not null",
    breaches: `
      select event_id || ' ' || channel as subject from message_outbox
       where event_id is not null and channel <> 'push' group by event_id, channel having count(*) > 1
       union all
      select message_id from message_outbox where channel = 'phone' and sent_at is not null and batch_id is not null
       group by message_id having count(*) > 1`,
  },
  {
    name: "a text is sent with its batch and waits without one",
    rows: "select count(*) from message_batch",
    breaches: `
      select m.id::text as subject from message_outbox m join message_batch b on b.id = m.batch_id
       where m.sent_at is not null and b.state <> 'sent'
          or m.next_try_at is not null and b.state in ('sent', 'abandoned')`,
  },
  {
    name: "pushes end with the session that wanted them",
    rows: "select count(*) from push_device",
    breaches: `
      select d.id::text as subject from push_device d join access_token t on t.hash = d.session_hash
       where t.revoked_at is not null or t.user_id <> d.user_id`,
  },
  {
    name: "an advertisement was sent to nobody by night without their word",
    rows: "select count(*) from message_outbox where template = 'ADVERTISEMENT' and sent_at is not null",
    breaches: `
      select m.id::text as subject
        from message_outbox m join message_event e on e.id = m.event_id
       where m.template = 'ADVERTISEMENT' and m.sent_at is not null
         and (extract(hour from m.sent_at at time zone 'Asia/Seoul') >= 21
              or extract(hour from m.sent_at at time zone 'Asia/Seoul') < 8)
         and not coalesce((select c.is_given from consent_event c
                            where c.user_id = e.user_id and c.kind = 'nightAlarm' and c.at <= m.sent_at
                            order by c.id desc limit 1), false)`,
  },
];
