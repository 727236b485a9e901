import type { Reply } from "@todayfruit/contract/all-calls";
import { operatorReviewCalls } from "@todayfruit/contract/calls/operator/reviews";
import { ok, type Result } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { addReading } from "../../operators/actions.repository.ts";
import { decideAppeal, decideReport } from "./decide-objection.ts";
import { listObjections, type ObjectionRow } from "./objections.repository.ts";

const DEFAULT_TAKE = 50;

export const operatorReviewRoutes = bind(operatorReviewCalls, {
  "GET /operator/v1/review-reports": async ({ query }, context) => {
    const { status = null, appeals = false, nextPage: after = 0, take = DEFAULT_TAKE } = query ?? {};
    const rows = await listObjections(context.db, { status, onlyAppeals: appeals, after, take: take + 1 });
    const shown = rows.slice(0, take);
    await addReading(context.db, context, {
      subject: "review-reports",
      by: Object.keys(query ?? {}).toSorted(),
      shown: { reviews: shown.map(({ review_id }) => review_id) },
      isMasked: true,
      reason: null,
    });
    return ok({
      list: shown.map(present),
      nextPage: rows.length > take ? (shown.at(-1)?.id ?? null) : null,
    });
  },
  "PUT /operator/v1/review-reports/{id}/uphold": async ({ path, body }, context) =>
    shown(await decideReport(context, path.id, { isUpheld: true, ...body })),
  "PUT /operator/v1/review-reports/{id}/dismiss": async ({ path, body }, context) =>
    shown(await decideReport(context, path.id, { isUpheld: false, ...body })),
  "PUT /operator/v1/review-reports/{id}/appeal/uphold": async ({ path, body }, context) =>
    shown(await decideAppeal(context, path.id, { isUpheld: true, ...body })),
  "PUT /operator/v1/review-reports/{id}/appeal/dismiss": async ({ path, body }, context) =>
    shown(await decideAppeal(context, path.id, { isUpheld: false, ...body })),
});

function shown<C extends string>(decided: Result<ObjectionRow, C, undefined>) {
  return decided.ok ? ok(present(decided.value)) : decided;
}

function present(row: ObjectionRow): Reply<"GET /operator/v1/review-reports">["list"][number] {
  return {
    id: row.id,
    reviewId: row.review_id,
    productName: row.product_name,
    contents: row.contents,
    images: row.images,
    score: row.score,
    ground: row.ground,
    reason: row.reason,
    status: row.status,
    decision: row.decision,
    createdAt: row.created_at.toISOString(),
    appeal:
      row.appeal_status === null
        ? null
        : {
            contents: row.appeal_contents ?? "",
            status: row.appeal_status,
            decision: row.appeal_decision,
          },
  };
}
