import { operatorClaimCalls } from "@todayfruit/contract/calls/operator/claims";
import { ok, type Result } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { addReading } from "../../operators/actions.repository.ts";
import { presentClaim } from "./claim.presenter.ts";
import { type ClaimRow, listClaims } from "./claims.repository.ts";
import { decideClaim } from "./decide-claim.ts";

const DEFAULT_TAKE = 50;

export const operatorClaimRoutes = bind(operatorClaimCalls, {
  "GET /operator/v1/claims": async ({ query }, context) => {
    const { status = null, nextPage: after = 0, take = DEFAULT_TAKE } = query ?? {};
    const rows = await listClaims(context.db, { status, after, take: take + 1 });
    const shown = rows.slice(0, take);
    await addReading(context.db, context, {
      subject: "claims",
      by: Object.keys(query ?? {}).toSorted(),
      shown: { claims: shown.map(({ id }) => id) },
      isMasked: true,
      reason: null,
    });
    const nextPage = rows.length > take ? (shown.at(-1)?.id ?? null) : null;
    return ok({ list: shown.map(presentForOperator), nextPage });
  },
  "PUT /operator/v1/claims/{id}/approve": async ({ path, body }, context) =>
    shown(
      await decideClaim(context, path.id, {
        isApproved: true,
        notice: body.notice ?? null,
        ...(body.refundPrice === undefined ? {} : { refundPrice: body.refundPrice }),
      }),
    ),
  "PUT /operator/v1/claims/{id}/deny": async ({ path, body }, context) =>
    shown(await decideClaim(context, path.id, { isApproved: false, notice: body.notice })),
});

function shown<C extends string>(decided: Result<ClaimRow, C, undefined>) {
  return decided.ok ? ok(presentForOperator(decided.value)) : decided;
}

function presentForOperator(row: ClaimRow) {
  return { ...presentClaim(row), orderId: row.order_id };
}
