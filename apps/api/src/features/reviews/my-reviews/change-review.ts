import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { reviewText } from "@todayfruit/domain/reviews/review-text-rules";
import type { Tx } from "../../../db/database.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { areOwnUploads } from "../../images/uploads/uploads.repository.ts";
import { presentAspects } from "../review.presenter.ts";
import { findReviewVideo } from "./find-review-video.ts";
import { revokeReviewRewards, rewardReview } from "./grant-or-revoke-review-rewards.ts";
import { hasOnlyAskedAspects } from "./has-only-asked-aspects.ts";
import { presentMyReview } from "./my-review.presenter.ts";
import { changeReviewRow, findMyReview, lockMyReview } from "./my-review-rows.repository.ts";

type Call = "PUT /v1/app-users/reviews/{id}";
type Refusal =
  | "REVIEW_NOT_FOUND"
  | "REVIEW_HIDDEN"
  | "REVIEW_TOO_SHORT"
  | "REVIEW_TOO_LONG"
  | "REVIEW_ASPECT_NOT_ASKED"
  | "PICTURE_NOT_FOUND"
  | "REVIEW_VIDEO_NOT_FOUND";

/**
 * Changes a member's own review. The first picture earns the points for pictures within their time; removing the last
 * one takes them back. A hidden review cannot be changed.
 */
export function changeReview(
  { path, body }: Pick<Input<Call>, "path" | "body">,
  context: BuyerContext,
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  return context.db.transaction<Result<Reply<Call>, Refusal, undefined>>(
    (tx) => change(tx, context, path.id, body),
    (result) => result.ok,
  );
}

async function change(
  tx: Tx,
  { buyer, now }: BuyerContext,
  id: number,
  body: Input<Call>["body"],
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  const { score, contents, images } = body;
  const orderProductId = await lockMyReview(tx, id, buyer.id);
  const before = orderProductId && (await findMyReview(tx, id, buyer.id));
  if (!before) return refuse("REVIEW_NOT_FOUND");
  if (before.hidden_at !== null) return refuse("REVIEW_HIDDEN");
  const aspects = body.aspects ?? presentAspects(before);
  const text = reviewText(contents);
  if (!text.ok) return refuse(text.code);
  if (!hasOnlyAskedAspects(before, aspects)) return refuse("REVIEW_ASPECT_NOT_ASKED");
  if (!(await areOwnUploads(tx, buyer.id, images))) return refuse("PICTURE_NOT_FOUND");
  const video = await findReviewVideo(tx, buyer.id, body);
  if (!video.ok) return video;

  await changeReviewRow(tx, id, {
    score,
    contents: text.value,
    images,
    video: video.value,
    aspects,
    now: now(),
  });
  const hasPhoto = images.length > 0;
  const reviewed = { orderProductId, userId: buyer.id, arrivedAt: before.arrived_at, now: now() };
  const point = hasPhoto
    ? await rewardReview(tx, { ...reviewed, hasPhoto })
    : -(await revokeReviewRewards(tx, orderProductId, ["photo_review"], now()));
  const review = await findMyReview(tx, id, buyer.id);
  if (!review) throw new Error("What was changed is there");
  return ok({ review: presentMyReview(review), point });
}
