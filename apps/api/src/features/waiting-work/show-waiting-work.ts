import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import {
  WAITING_WORK,
  type Waiting,
  workOf,
} from "@todayfruit/domain/operators/waiting-work-kinds-and-texts";
import { ok } from "@todayfruit/domain/result";
import type { Runner } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { countWaitingWork } from "./waiting-work-and-digests.repository.ts";

/** Shows what waits for the operator, by the permissions of their roles; other work is left out. */
export async function showWaitingWork(
  _input: Input<"GET /operator/v1/waiting">,
  { db, operator, now }: OperatorContext,
): Promise<Answer<"GET /operator/v1/waiting">> {
  const waiting = await waitingNow(db, now());
  return ok({ list: workOf(operator.permissions).map((work) => ({ work, ...waiting[work] })) });
}

/** Counts all work that waits now. */
export async function waitingNow(db: Runner, now: Date): Promise<Waiting> {
  const rows = await countWaitingWork(db, kstDateOf(now.toISOString()));
  return Object.fromEntries(
    WAITING_WORK.map((work) => {
      const row = rows.find((each) => each.work === work);
      return [work, { count: row?.count ?? 0, since: row?.since?.toISOString() ?? null }];
    }),
  ) as Waiting;
}
