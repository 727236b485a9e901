import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/context.ts";
import { listGiveable } from "./coupons.repository.ts";

/** Lists the coupons that an operator may give now, with how many were issued. */
export async function listGiveableCoupons(
  _input: Input<"GET /operator/v1/coupons">,
  { db, now }: OperatorContext,
): Promise<Answer<"GET /operator/v1/coupons">> {
  const rows = await listGiveable(db, now());
  return ok({
    list: rows.map(({ id, name, issued, issue_limit, per_member, valid_until }) => ({
      id,
      name,
      issued,
      issueLimit: issue_limit,
      perMember: per_member,
      validUntil: valid_until.toISOString(),
    })),
  });
}
