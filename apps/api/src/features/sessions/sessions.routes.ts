import { sessionCalls } from "@todayfruit/contract/calls/sessions";
import { deviceName } from "@todayfruit/domain/accounts/device-name";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.repository.ts";

export const sessionRoutes = bind(sessionCalls, {
  "GET /v1/app-users/sessions": async (_input, { db, buyer, tokenHash, now }) => {
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
  },
  "DELETE /v1/app-users/sessions/{id}": async ({ path }, { db, buyer, now }) => {
    const ended = await endSession(db, buyer.id, path.id, now());
    return ended > 0 ? ok({ ended }) : refuse("SESSION_NOT_FOUND");
  },
  "DELETE /v1/app-users/sessions": async (_input, { db, buyer, tokenHash, now }) =>
    ok({ ended: await endOtherSessions(db, buyer.id, tokenHash ?? NONE, now()) }),
});

/** No token has this hash. */
const NONE = new Uint8Array();
