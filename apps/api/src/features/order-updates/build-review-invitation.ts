import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { expectedReviewPoints, reviewPointsUntil } from "@todayfruit/domain/reviews/review-points";
import type { Runner } from "../../db/database.ts";
import { findPromisedReviewPoints } from "../reviews/find-review-point-rules.repository.ts";
import type { NotifiedProduct } from "./due-order-notices.repository.ts";

type Offer = { href: string; variables: Record<"글포인트" | "사진포인트" | "기한", string> };

/**
 * Builds the invitation to review products of an order that arrived together: link, points and last day.
 *
 * @returns `null` when reviews earn no points
 */
export async function buildReviewInvitation(
  db: Runner,
  products: readonly Pick<NotifiedProduct, "id" | "arrived_at">[],
): Promise<Offer | null> {
  const [first, ...more] = products;
  const [firstArrival] = products.flatMap(({ arrived_at }) => arrived_at ?? []).sort(byInstant);
  if (first === undefined || firstArrival === undefined) return null;
  const rules = await findPromisedReviewPoints(db, first.id);
  const { text, photo } = expectedReviewPoints(rules, products.length);
  if (photo === 0) return null;
  return {
    href: more.length === 0 ? `/my-reviews/write/${first.id}` : "/my-reviews",
    variables: {
      글포인트: `${groupDigits(text)}P`,
      사진포인트: `${groupDigits(photo)}P`,
      기한: formatMonthDay(reviewPointsUntil(firstArrival)),
    },
  };
}

function byInstant(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}
