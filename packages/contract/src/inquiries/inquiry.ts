import { INQUIRY_KINDS, INQUIRY_STATES } from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";
import { Type } from "typebox";
import { Count, closed, Id, Instant, nullable, oneOf, Text } from "../common-schemas.ts";

/** Ordered product that an inquiry is about. */
const InquiredProduct = closed({
  orderId: Id,
  /** `orderItemProducts[].id`. */
  orderProductId: Id,
  name: Text(120),
  image: nullable(Text(200)),
  orderedAt: Instant,
  /** Latest return or exchange of the product. */
  claimId: nullable(Id),
});

/** Inquiry in a list: its first text and its last answer. */
export const InquirySummary = closed({
  id: Id,
  kind: oneOf(INQUIRY_KINDS),
  state: oneOf(INQUIRY_STATES),
  contents: Text(2000),
  lastAnswer: nullable(Text(2000)),
  image: nullable(Text(200)),
  createdAt: Instant,
  /** Instant by which a waiting one is answered. */
  answerDue: nullable(Instant),
});

const InquiryMessage = closed({
  id: Id,
  isMine: Type.Boolean(),
  /** Name of the shop's side; `null` of the member's own. */
  writer: nullable(Text(60)),
  contents: Text(2000),
  photos: Type.Array(Text(200)),
  createdAt: Instant,
});

/** Inquiry with all of its texts, the oldest first. */
export const Inquiry = closed({
  id: Id,
  kind: oneOf(INQUIRY_KINDS),
  state: oneOf(INQUIRY_STATES),
  product: nullable(InquiredProduct),
  wantsNotice: Type.Boolean(),
  /** True when the answer helped; `null` until the member says so. */
  isHelpful: nullable(Type.Boolean()),
  answerDue: nullable(Instant),
  messages: Type.Array(InquiryMessage),
});

/** Member's inquiries with the usual time until the first answer, in hours; `null` below twenty answers. */
export const UsualHours = nullable(Count);
