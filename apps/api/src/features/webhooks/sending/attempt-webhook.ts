import { retryDelay } from "@todayfruit/domain/webhooks/retry-delay";
import { MOST_FAILING_DAYS } from "@todayfruit/domain/webhooks/webhook-limits";
import type { WebhookResult } from "../../../gateways/webhooks/webhook-gateway-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { aboutWebhookSecret } from "../endpoints/renew-webhook-secret.ts";
import {
  type Attempted,
  type ClaimedWebhook,
  failEndpoint,
  recordAttempt,
  recoverEndpoint,
} from "./webhook-attempts.repository.ts";

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
const MOST_BYTE = 255;
const GONE = 410;

/** Sends a claimed webhook and records the result; no lock and no transaction is held while it is on its way. */
export async function attemptWebhook(services: Services, row: ClaimedWebhook, claim: string): Promise<void> {
  const { type, data, occurred_at, url, message_id: id } = row;
  const body = JSON.stringify({ type, timestamp: occurred_at.toISOString(), data });
  const result = await services.webhooks.send({ url, id, body, secrets: secretsOf(services, row) });
  await keepResult(services, row, { claim, result });
}

/** Opens the secrets that sign: the current one, and the one before while it overlaps. */
function secretsOf({ sealing, now }: Services, row: ClaimedWebhook): string[] {
  const about = aboutWebhookSecret(row.endpoint_id);
  const current = sealing.open({ keyId: row.secret_key_id, sealed: row.secret_sealed }, about);
  const { old_secret_key_id: keyId, old_secret_sealed: sealed, old_secret_ends_at: endsAt } = row;
  if (keyId === null || sealed === null || endsAt === null || endsAt <= now()) return [current];
  return [current, sealing.open({ keyId, sealed }, about)];
}

async function keepResult(
  { db, now, randomBytes, log }: Services,
  { id, endpoint_id: endpointId, attempts }: ClaimedWebhook,
  { claim, result }: { claim: string; result: WebhookResult },
): Promise<void> {
  const at = now();
  const status = result.kind === "answered" ? result.status : null;
  const isAccepted = status !== null && status >= 200 && status < 300;
  const isGone = status === GONE;
  const delay = isAccepted || isGone ? null : retryDelay(attempts, (randomBytes(1)[0] ?? 0) / MOST_BYTE);
  const attempted: Attempted = {
    id,
    claim,
    status: isAccepted ? "delivered" : delay === null ? "failed" : "pending",
    nextAttemptAt: delay === null ? null : new Date(at.getTime() + delay * SECOND_MS),
    responseStatus: status,
    responseBody: result.kind === "answered" ? result.body : null,
    error: isAccepted ? null : result.kind === "answered" ? "http-status" : result.reason,
    durationMs: result.durationMs,
  };
  const since = new Date(at.getTime() - MOST_FAILING_DAYS * DAY_MS);
  const disabledFor = await db.transaction(async (tx) => {
    if (!(await recordAttempt(tx, attempted))) return null;
    if (!isAccepted) return failEndpoint(tx, endpointId, { now: at, since, isGone });
    await recoverEndpoint(tx, endpointId);
    return null;
  });
  if (disabledFor !== null)
    log.warn(`a webhook endpoint was disabled: ${disabledFor}`, { code: String(endpointId) });
}
