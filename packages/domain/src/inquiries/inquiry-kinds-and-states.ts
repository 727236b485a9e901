/** Subjects of an inquiry, in the order of their chips. */
export const INQUIRY_KINDS = ["delivery", "return", "product", "payment", "account"] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** Names of the subjects. */
export const INQUIRY_KIND_NAMES: Record<InquiryKind, string> = {
  delivery: "배송",
  return: "교환·반품",
  product: "상품",
  payment: "결제·환불",
  account: "계정",
};

/** State of an inquiry for its member: an unread answer, no answer yet, or a read answer. */
export const INQUIRY_STATES = ["newAnswer", "waiting", "answered"] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];
