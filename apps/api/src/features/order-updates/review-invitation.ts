import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { expectedReviewPoints, reviewPointsUntil } from "@todayfruit/domain/reviews/review-points";
import type { Runner } from "../../db/database.ts";
import { findReviewPointRules } from "../reviews/review-point-rules.repository.ts";
import type { NotifiedProduct } from "./order-updates.repository.ts";

type Offer = { href: string; variables: Record<"글포인트" | "사진포인트" | "기한", string> };

/**
 * Builds the invitation to review products that arrived together: link, points and last day.
 *
 * @returns `null` when reviews earn no points
 */
export async function reviewInvitationOf(
  db: Runner,
  products: readonly Pick<NotifiedProduct, "id" | "arrived_at">[],
): Promise<Offer | null> {
  const { text, photo } = expectedReviewPoints(await findReviewPointRules(db), products.length);
  const [firstArrival] = products.flatMap(({ arrived_at }) => arrived_at ?? []).sort(byInstant);
  if (photo === 0 || firstArrival === undefined) return null;
  const [only, ...more] = products;
  return {
    href: only && more.length === 0 ? `/my-reviews/write/${only.id}` : "/my-reviews",
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
