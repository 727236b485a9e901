import type { Reply } from "@todayfruit/contract/all-calls";
import { paths } from "../../paths.ts";

type Message = Pick<Reply<"GET /operator/v1/messages">["list"][number], "subject" | "order">;
export type MessageSubjectLink = { text: string; to: string | null };

/**
 * Returns what a message is about in words, and the screen that shows it; `null` for what operators do not know.
 *
 * @example describeAndLinkMessageSubject({ subject: "order 6", order: { id: 6, orderNumber: "20261123-0000001" } }) // { text: "주문 20261123-0000001", to: "/orders/6" }
 */
export function describeAndLinkMessageSubject({ subject, order }: Message): MessageSubjectLink | null {
  const [, kind = "", id] = /^([a-z ]+?)(?: (\d+).*)?$/.exec(subject) ?? [];
  const known = KINDS[kind];
  if (known === undefined) return null;
  if (order) return { text: `${known.text} ${order.orderNumber}`, to: paths.order(order.id) };
  return { text: known.text, to: id === undefined ? null : (known.to?.(Number(id)) ?? null) };
}

const KINDS: Record<string, { text: string; to?(id: number): string }> = {
  order: { text: "주문" },
  gift: { text: "선물 주문" },
  "sender of gift": { text: "선물 주문" },
  claim: { text: "취소·반품·교환", to: (id) => paths.claims({ id }) },
  question: { text: "상품 문의", to: (id) => paths.inbox("questions", { isDone: true, id }) },
  inquiry: { text: "1:1 문의", to: (id) => paths.inbox("inquiries", { isDone: true, id }) },
  review: { text: "후기", to: (id) => paths.inbox("reviews", { id }) },
  campaign: { text: "캠페인", to: (id) => paths.campaign(id) },
  "advertisement to": { text: "한 분께 보낸 광고" },
  "abandoned cart of": { text: "담아 둔 상품" },
  restock: { text: "다시 들어옴" },
  "account of": { text: "회원 정보" },
  "consents of": { text: "수신 동의" },
  "email of": { text: "이메일" },
  "phone of": { text: "휴대폰 번호" },
  "leaving of": { text: "탈퇴" },
};
