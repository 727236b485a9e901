import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findMarks } from "./review-marks.repository.ts";

/** Shows which reviews of a product a member wrote, found helpful or reported. */
export async function showOwnMarksOnProductReviews(
  { path }: Input<"GET /v1/products/{id}/reviews/user-personal">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/products/{id}/reviews/user-personal">> {
  return ok(await findMarks(db, buyer.id, path.id));
}
