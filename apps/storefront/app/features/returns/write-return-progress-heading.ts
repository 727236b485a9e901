import { relativeDayText } from "@todayfruit/domain/calendar/relative-day-text";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { paymentMethodText } from "../payments/payment-method-text.ts";
import type { FollowedReturn } from "./list-return-progress-steps.ts";

/** Heading of a request: a highlighted part, the words around it, and a sentence below. */
export type ReturnHeadingText = { before: string; strong: string; after: string; below: string | null };

type Heard = Pick<
  FollowedReturn,
  | "wish"
  | "status"
  | "pickup"
  | "replacement"
  | "offer"
  | "refundPrice"
  | "refundPoint"
  | "refundedAt"
  | "paymentText"
  | "paymentMethodType"
>;

/**
 * Writes how far a request has come.
 *
 * @param today KST date
 */
export function writeReturnProgressHeading(request: Heard, today: string): ReturnHeadingText {
  const { wish, status, pickup, offer } = request;
  switch (status) {
    case "taken_back":
      return plain("신청을 거두었어요", "상품은 받은 그대로예요. 기간 안에는 다시 신청할 수 있어요");
    case "denied":
      return plain("신청을 받아들이지 못했어요", "내용을 더해 다시 신청할 수 있어요");
    case "offered": {
      const sum = totalText(offer?.refundPrice ?? 0, offer?.refundPoint ?? 0);
      return {
        before: "",
        strong: sum,
        after: "을 돌려드리기로 했어요",
        below: "안내한 금액과 달라서 이유를 적었어요",
      };
    }
    case "approved":
      return wish === "replace" ? boxHeading(request) : refundHeading(request);
    case "requested":
      if (pickup?.state === "requested" && pickup.orderedAt === null) {
        return {
          before: "",
          strong: relativeDayText(pickup.pickupOn, today),
          after: "에 가지러 가 달라고 했어요",
          below: "택배사가 받으면 문자로 알려드려요",
        };
      }
      if (pickup?.state === "requested") {
        return {
          before: "",
          strong: relativeDayText(pickup.pickupOn, today),
          after: " 기사님이 가지러 가요",
          below: "상자를 문 앞에 내놓아 주세요. 운송장은 기사님이 가져가요.",
        };
      }
      if (pickup?.state === "collected") return plain("상품이 농장으로 가고 있어요", null);
      return plain("보내 주신 내용을 확인하고 있어요", "결정하면 문자로 알려드려요");
  }
}

function refundHeading({
  refundPrice,
  refundPoint,
  refundedAt,
  paymentText: cardText,
  paymentMethodType,
}: Heard): ReturnHeadingText {
  if (refundPrice + refundPoint === 0) return plain("돌려드릴 금액이 없어요", null);
  const means = paymentMethodText({ paymentMethodType, cardText, paymentVbank: null });
  const money = refundPrice > 0 ? `${means} ${groupDigits(refundPrice)}원` : "";
  const points = refundPoint > 0 ? `포인트 ${groupDigits(refundPoint)}P` : "";
  return {
    before: "",
    strong: totalText(refundPrice, refundPoint),
    after: refundedAt === null ? "을 돌려드리고 있어요" : "을 돌려드렸어요",
    below: [money, points].filter(Boolean).join(" + "),
  };
}

function boxHeading({ replacement }: Heard): ReturnHeadingText {
  if (replacement?.deliveredAt) return plain("새 상자가 도착했어요", null);
  if (replacement?.dispatchedAt)
    return { before: "새 상자가 ", strong: "오고 있어요", after: "", below: null };
  return plain("새 상자를 준비하고 있어요", "보내면 송장 번호를 알려드려요");
}

function plain(text: string, below: string | null): ReturnHeadingText {
  return { before: text, strong: "", after: "", below };
}

/** Writes money and points together, which are 1원 each. */
function totalText(money: number, points: number): string {
  return `${groupDigits(money + points)}원`;
}
