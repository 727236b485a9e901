import { THANK_YOU_CARDS } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import { MAX_GIFT_NAME, MAX_GIFT_THANKS } from "@todayfruit/domain/gifts/gift-limits";
import { HIDING_GROUNDS } from "@todayfruit/domain/reviews/hiding-grounds";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, Instant, listOf, nullable, oneOf, Take, Text } from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody, Version } from "../record-edits/record-edit-schemas.ts";

/** Fields of a thank-you card that operators write. */
export const ThankYouCardFields = closed({
  /** Legal ground on which it is hidden from the sender; `null` shows it again. */
  hiddenFor: nullable(oneOf(HIDING_GROUNDS)),
});

export const operatorThankYouCardCalls = calls({
  "GET /operator/v1/thank-you-cards": {
    access: "operator",
    permission: "orders.read",
    summary: "받은 분이 보낸 감사 카드, 최근 것부터. 이름은 일부를 가려요. `isHidden`이면 가린 것.",
    query: closed({
      isHidden: Type.Optional(Type.Boolean()),
      nextPage: Type.Optional(Text(40)),
      take: Type.Optional(Take),
    }),
    reply: listOf(
      closed({
        /** Id of the gift. */
        id: Id,
        version: Version,
        orderId: Id,
        productName: Text(120),
        /** Masked names. */
        receiverName: Text(MAX_GIFT_NAME),
        senderName: Text(MAX_GIFT_NAME),
        card: oneOf(THANK_YOU_CARDS),
        thanks: Text(MAX_GIFT_THANKS),
        photo: nullable(Text(60)),
        hiddenFor: nullable(oneOf(HIDING_GROUNDS)),
        sentAt: Instant,
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/thank-you-cards": {
    ...EDIT,
    permission: "voices.answer",
    summary: "감사 카드를 법이 정한 까닭으로 가리기와 다시 보이기. id는 선물의 id. 쓴 회원에게 알려요.",
    body: editBody(ThankYouCardFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS],
  },
});
