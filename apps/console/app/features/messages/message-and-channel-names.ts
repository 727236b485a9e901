import { MESSAGE_TEMPLATES } from "@todayfruit/domain/messages/templates/all-templates";

/** Ways by which a message reaches its recipient. */
export const CHANNEL_NAMES = { phone: "알림톡·문자", push: "푸시", email: "메일" } as const;

/**
 * Returns what a message is called: the first line of its notice.
 *
 * @example messageName("ORDER_PAID") // "주문을 받았어요"
 */
export function messageName(template: string): string {
  if (template === "ADVERTISEMENT") return "광고";
  const [first] =
    template in MESSAGE_TEMPLATES ? templateLines(template as keyof typeof MESSAGE_TEMPLATES) : [];
  return first?.replace(/^\[#\{상호\}\]\s*/, "") ?? template;
}

function templateLines(template: keyof typeof MESSAGE_TEMPLATES): readonly string[] {
  return MESSAGE_TEMPLATES[template].lines;
}
