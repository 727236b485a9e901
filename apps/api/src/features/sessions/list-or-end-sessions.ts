import type { Input } from "@todayfruit/contract/all-calls";
import { deviceName } from "@todayfruit/domain/accounts/device-name";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.repository.ts";

/** Hash that no token has. */
const NONE = new Uint8Array();

/** Lists the devices that an account is logged in on. */
export async function showSessions(
  _input: Input<"GET /v1/app-users/sessions">,
  { db, buyer, tokenHash, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/sessions">> {
  const rows = await listSessions(db, buyer.id, tokenHash ?? NONE, now());
  return ok({
    list: rows.map((row) => ({
      id: row.id,
      isCurrent: row.is_current,
      device: deviceName(row.user_agent),
      createdAt: row.created_at.toISOString(),
      lastSeenAt: (row.last_seen_at ?? row.created_at).toISOString(),
    })),
  });
}

/** Logs one device of an account out. */
export async function endOneSession(
  { path }: Input<"DELETE /v1/app-users/sessions/{id}">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/sessions/{id}">> {
  const ended = await endSession(db, buyer.id, path.id, now());
  return ended > 0 ? ok({ ended }) : refuse("SESSION_NOT_FOUND");
}

/** Logs every other device of an account out. */
export async function endSessionsElsewhere(
  _input: Input<"DELETE /v1/app-users/sessions">,
  { db, buyer, tokenHash, now }: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/sessions">> {
  return ok({ ended: await endOtherSessions(db, buyer.id, tokenHash ?? NONE, now()) });
}
