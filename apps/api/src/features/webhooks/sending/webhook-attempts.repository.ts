import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

export type ClaimedWebhook = RowOf<typeof CLAIM>;

const CLAIM = statement(
  "claim-webhook-deliveries",
  `with due as (
     select d.id
       from webhook_endpoint e
      cross join lateral (
         select w.id from webhook_delivery w
          where w.endpoint_id = e.id and w.status = 'pending' and w.next_attempt_at <= $1
            and not exists (select from webhook_delivery earlier
                             where earlier.endpoint_id = e.id and earlier.subject = w.subject and earlier.status = 'pending'
                               and earlier.event_id < w.event_id and earlier.attempts <= $6)
          order by w.next_attempt_at, w.event_id limit $4
            for update skip locked
       ) d
      where e.is_enabled and e.secret_sealed is not null and e.id <> all($5::bigint[])
   )
   update webhook_delivery d
      set attempts = d.attempts + 1, claim = $3, next_attempt_at = $2, attempted_at = $1
     from due, webhook_event v, webhook_endpoint e
    where d.id = due.id and v.id = d.event_id and e.id = d.endpoint_id and v.data is not null
      and v.occurred_at is not null and e.secret_key_id is not null and e.secret_sealed is not null
   returning d.id, d.endpoint_id, d.attempts, v.message_id, v.type, v.data, v.occurred_at, e.url,
             e.secret_key_id, e.secret_sealed, e.old_secret_key_id, e.old_secret_sealed, e.old_secret_ends_at`,
).narrow<{ data: object }>();

type Claim = {
  now: Date;
  /** End of the claim: after it another process may make the attempt. */
  until: Date;
  claim: string;
  /** Most deliveries of an endpoint. */
  take: number;
  /** Endpoints that are left out. */
  except: readonly number[];
  /** Failed attempts after which later events of the same object go before. */
  patience: number;
};

/** Claims due deliveries of each endpoint, those of one object in the order of their events. */
export function claimDeliveries(db: Runner, c: Claim): Promise<ClaimedWebhook[]> {
  return db.run(CLAIM, [c.now, c.until, c.claim, c.take, c.except, c.patience]);
}

const RECORD = statement(
  "record-webhook-attempt",
  `update webhook_delivery
      set status = $3, next_attempt_at = $4, response_status = $5, response_body = $6, error = $7, duration_ms = $8, claim = null
    where id = $1 and claim = $2 returning endpoint_id`,
);

export type Attempted = {
  id: number;
  claim: string;
  status: "pending" | "delivered" | "failed";
  nextAttemptAt: Date | null;
  responseStatus: number | null;
  responseBody: string | null;
  error: string | null;
  durationMs: number;
};

/** Records the result of an attempt; returns `false` when its claim has lapsed or the delivery was sent again. */
export async function recordAttempt(tx: Tx, a: Attempted): Promise<boolean> {
  const values = [a.responseStatus, a.responseBody, a.error, a.durationMs] as const;
  return (await tx.run(RECORD, [a.id, a.claim, a.status, a.nextAttemptAt, ...values])).length > 0;
}

const RECOVER = statement(
  "recover-webhook-endpoint",
  "update webhook_endpoint set failing_since = null where id = $1 and failing_since is not null",
);

/** Forgets the failures of an endpoint that accepted a webhook. */
export async function recoverEndpoint(tx: Tx, id: number): Promise<void> {
  await tx.run(RECOVER, [id]);
}

const FAIL = statement(
  "fail-webhook-endpoint",
  `update webhook_endpoint
      set failing_since = coalesce(failing_since, $2),
          is_enabled = not ($4 or coalesce(failing_since <= $3, false)),
          disabled_for = case when $4 then 'gone' when failing_since <= $3 then 'failing' end,
          disabled_at = case when $4 or failing_since <= $3 then $2 end
    where id = $1 and is_enabled and (failing_since is null or failing_since <= $3 or $4)
   returning disabled_for`,
);

/**
 * Records that an endpoint did not accept a webhook, and disables it when it is gone or has accepted none since an instant.
 *
 * @returns why it was disabled by this; `null` when it was not
 */
export async function failEndpoint(
  tx: Tx,
  id: number,
  { now, since, isGone }: { now: Date; since: Date; isGone: boolean },
): Promise<"failing" | "gone" | null> {
  const [row] = await tx.run(FAIL, [id, now, since, isGone]);
  return row?.disabled_for ?? null;
}
