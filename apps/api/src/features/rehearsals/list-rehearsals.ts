import type { Input } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import { suggestedBuyers } from "@todayfruit/domain/waiting-rooms/rehearsal-limits-and-states";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { disturbedUntil, findRehearsalRefusalCode } from "./find-rehearsal-refusal-code.ts";
import { presentRehearsal } from "./rehearsal.presenter.ts";
import { findRehearsalFacts, listRoomRehearsals } from "./rehearsals.repository.ts";

const PAGE = 10;

/** Lists the rehearsals of a room, the newest first, and whether another can be requested; two statements. */
export async function listRehearsals(
  { path: { id }, query }: Input<"GET /operator/v1/waiting-rooms/{id}/rehearsals">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/waiting-rooms/{id}/rehearsals">> {
  const take = query?.take ?? PAGE;
  const before = readIdCursor(query?.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const facts = await findRehearsalFacts(context.db, id, disturbedUntil(context.now()));
  if (!facts) return refuse("RECORD_NOT_FOUND");
  const code = findRehearsalRefusalCode(context, facts);
  const rows = await listRoomRehearsals(context.db, id, { before, take: take + 1 });
  return ok({
    blockedBy: code && { code, message: refusalMessage(code) },
    suggestedBuyers: suggestedBuyers({ last: facts.last_buyers, alarms: facts.alarms, units: facts.units }),
    list: rows.slice(0, take).map(presentRehearsal),
    nextPage: nextIdCursor(rows, take),
  });
}
