import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { INVARIANTS } from "../audit/all-invariants.sql.ts";
import { findBreaches } from "../audit/find-breaches-by-page.repository.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { lockSomeStock, reserveWithoutOrder } from "./write-audit-drill-breach.repository.ts";

const DRILLED_INVARIANT = "reserved stock is what open orders hold";

/**
 * Breaks an invariant, lets the check of the audit find it, and rolls it back, so that nobody else ever sees the broken row;
 * then checks that nothing is left. Only the sandbox may.
 */
export async function runAuditDrill(
  { body }: Input<"POST /operator/v1/health/drills">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/health/drills">> {
  const { db, rules } = context;
  if (!rules.isSandbox) return refuse("DRILL_OUTSIDE_SANDBOX");
  const invariant = INVARIANTS.find(({ name }) => name === DRILLED_INVARIANT);
  if (!invariant) throw new Error(`The audit has no invariant ${DRILLED_INVARIANT}`);
  const broken = await db.transaction(
    async (tx) => {
      const optionId = await lockSomeStock(tx);
      if (optionId === null) return null;
      const before = await findBreaches(tx, invariant, optionId, optionId);
      await reserveWithoutOrder(tx, optionId);
      const caught = await findBreaches(tx, invariant, optionId, optionId);
      return { optionId, before: before.length, caught: caught.length };
    },
    () => false,
  );
  if (broken === null) return refuse("DRILL_WITHOUT_STOCK");
  const { optionId, before, caught } = broken;
  return db.transaction(async (tx) => {
    const after = (await findBreaches(tx, invariant, optionId, optionId)).length;
    const outcome = { invariant: DRILLED_INVARIANT, subject: `option ${optionId}`, before, caught, after };
    await addAction(tx, context, {
      action: "health.drill",
      subject: outcome.subject,
      before: null,
      after: outcome,
      reason: body.reason,
    });
    return ok(outcome);
  });
}
