import type { PROVIDERS } from "@todayfruit/contract/health/operator-health.calls";
import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type ProviderRow = RowOf<typeof LIST>;

/** Selects what a channel of messages recorded: accepted ones, and those that were dropped after a try or reported as failed. */
const channel = (provider: string, name: "phone" | "push" | "email") => `
   select '${provider}' as provider,
          (select max(sent_at) from message_outbox
            where channel = '${name}' and sent_at >= $1::timestamptz - interval '30 days') as last_success_at,
          greatest((select max(dropped_at) from message_outbox
                     where channel = '${name}' and dropped_at >= $1::timestamptz - interval '30 days' and tries > 0),
                   (select max(reported_at) from message_outbox
                     where channel = '${name}' and sent_at >= $1::timestamptz - interval '30 days' and report = 'failed'))
            as last_failure_at,
          (select count(*)::int from message_outbox
            where channel = '${name}' and sent_at >= $2 and report is distinct from 'failed') as successes,
          ((select count(*) from message_outbox where channel = '${name}' and dropped_at >= $2 and tries > 0)
           + (select count(*) from message_outbox
               where channel = '${name}' and sent_at >= $2 and report = 'failed'))::int as failures`;

/**
 * A payment fails where the provider refused it; a buyer who closes the window is none. Of refunds and parcels the last
 * answer alone is recorded.
 */
const LIST = statement(
  "list-providers-of-health",
  `with ended as (
     select (select max(s.at) from payment_status_change s where s.payment_id = p.id) as at
       from (select id from payment
              where failure_code is not null and failure_code not in ('PAY_PROCESS_CANCELED', 'USER_CANCEL')
              order by id desc limit 1000) p
   )
   select 'payments' as provider,
          (select max(approved_at) from payment
            where approved_at >= $1::timestamptz - interval '30 days' and provider = 'toss') as last_success_at,
          (select max(at) from ended) as last_failure_at,
          (select count(*)::int from payment where approved_at >= $2 and provider = 'toss') as successes,
          (select count(*)::int from ended where at >= $2) as failures
   union all
   select 'refunds',
          (select max(done_at) from refund where done_at >= $1::timestamptz - interval '30 days' and outcome = 'returned'),
          (select max(asked_at) from refund where done_at is null and last_code is not null),
          (select count(*)::int from refund where done_at >= $2 and outcome = 'returned'),
          (select count(*)::int from refund where done_at is null and last_code is not null and asked_at >= $2)
   union all ${channel("kakao", "phone")}
   union all ${channel("push", "push")}
   union all ${channel("mail", "email")}
   union all
   select 'tracking',
          (select max(delivered_at) from shipment where delivered_at >= $1::timestamptz - interval '30 days'), null,
          (select count(*)::int from shipment where check_at is not null and failures = 0),
          (select count(*)::int from shipment where check_at is not null and failures > 0)`,
).narrow<{
  provider: (typeof PROVIDERS)[number];
  last_success_at: Date | null;
  last_failure_at: Date | null;
  successes: number;
  failures: number;
}>();

/** Lists the outside services with their last results and those since an instant, as far as rows record them. */
export function listProviders(
  db: Runner,
  { now, since }: { now: Date; since: Date },
): Promise<ProviderRow[]> {
  return db.run(LIST, [now, since]);
}
