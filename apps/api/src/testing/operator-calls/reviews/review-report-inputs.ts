import type { Input, Name } from "@todayfruit/contract/all-calls";
import { createAccountWithBelongings } from "../../account-with-belongings.ts";
import { select } from "../../read-and-set-shop-state.ts";
import type { TestShop } from "../../test-shop.ts";

type Deciding = Extract<Name, `PUT /operator/v1/review-reports/${string}`>;

const REASON = "시험";

/** Creates the inputs of the calls that decide on reports of reviews and on appeals. */
export function createReviewReportInputs(shop: TestShop): { [N in Deciding]: () => Promise<Input<N>> } {
  return {
    "PUT /operator/v1/review-reports/{id}/uphold": () => onReport("requested"),
    "PUT /operator/v1/review-reports/{id}/dismiss": () => onReport("requested"),
    "PUT /operator/v1/review-reports/{id}/appeal/uphold": () => onReport("upheld"),
    "PUT /operator/v1/review-reports/{id}/appeal/dismiss": () => onReport("upheld"),
  };

  /** Creates a report that waits, or one that was upheld and appealed against. */
  async function onReport(status: "requested" | "upheld") {
    const { reportId, reviewId } = await createAccountWithBelongings(shop, "member", { reviews: true });
    if (status === "upheld") {
      await select(
        shop,
        "insert into review_appeal (report_id, contents, created_at) values ($1, '농장 이름이라고 생각해요', now())",
        [reportId],
      );
      return { path: { id: reportId }, body: { decision: REASON } };
    }
    await select(shop, "update review set hidden_at = null, hidden_for = null where id = $1", [reviewId]);
    await select(
      shop,
      "update review_report set status = 'requested', decision = null, decided_at = null where id = $1",
      [reportId],
    );
    return { path: { id: reportId }, body: { decision: REASON } };
  }
}
