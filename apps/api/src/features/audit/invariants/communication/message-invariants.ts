import { AUDIT_NOW } from "../../audit-instant.sql.ts";
import type { Invariant } from "../../invariant-types.ts";

/** Invariants of messages: every event has one message per channel, or a reason for none. */
export const MESSAGE_INVARIANTS: readonly Invariant[] = [
  {
    name: "every event became messages or has a reason",
    of: "message",
    // Waiting events of a stopped shop violate nothing.
    breaches: `
      select 'event ' || e.id as subject from message e
       where e.id between $1 and $2 and e.routed_at is null and e.created_at < ${AUDIT_NOW} - interval '1 hour'
         and exists (select from job_status where greatest(succeeded_at, failed_at) > now() - interval '10 minutes'
                                           and succeeded_at > e.created_at + interval '1 hour')
       union all
      select 'event ' || e.id || ' ' || o.key from message e, jsonb_each_text(e.outcome) o
       where e.id between $1 and $2 and o.value = 'queued' and not exists (select from message_outbox m where m.message_id = e.id and m.channel = o.key)
       union all
      select 'event ' || m.message_id || ' ' || m.channel from message_outbox m join message e on e.id = m.message_id
       where m.message_id between $1 and $2 and e.outcome ->> m.channel is distinct from 'queued'`,
  },
  {
    name: "no message was sent twice",
    of: "message_outbox",
    breaches: `
      select 'message ' || m.id as subject from message_outbox m
       where m.id between $1 and $2
         and (m.message_id is not null and m.channel <> 'push'
              and exists (select from message_outbox other
                           where other.message_id = m.message_id and other.channel = m.channel and other.id <> m.id)
              or m.channel = 'phone' and m.sent_at is not null and m.batch_id is not null
              and exists (select from message_outbox other
                           where other.channel = 'phone' and other.provider_message_id = m.provider_message_id and other.id <> m.id
                             and other.sent_at is not null and other.batch_id is not null))`,
  },
  {
    name: "a text is sent with its batch and waits without one",
    of: "message_outbox",
    breaches: `
      select 'message ' || m.id as subject from message_outbox m join message_batch b on b.id = m.batch_id
       where m.id between $1 and $2
         and (m.sent_at is not null and b.state <> 'sent'
              or m.next_try_at is not null and b.state in ('sent', 'abandoned'))`,
  },
  {
    name: "pushes end with the session that wanted them",
    of: "push_device",
    breaches: `
      select 'device ' || d.id as subject from push_device d join access_token t on t.hash = d.session_hash
       where d.id between $1 and $2 and (t.revoked_at is not null or t.user_id <> d.user_id)`,
  },
  {
    name: "an advertisement was sent to nobody by night without their word",
    of: "message_outbox",
    breaches: `
      select 'message ' || m.id as subject
        from message_outbox m join message e on e.id = m.message_id
       where m.id between $1 and $2 and m.template = 'ADVERTISEMENT' and m.sent_at is not null
         and (extract(hour from m.sent_at at time zone 'Asia/Seoul') >= 21
              or extract(hour from m.sent_at at time zone 'Asia/Seoul') < 8)
         and not coalesce((select c.is_given from consent_record c
                            where c.user_id = e.user_id and c.kind = 'nightAlarm' and c.at <= m.sent_at
                            order by c.id desc limit 1), false)`,
  },
];
