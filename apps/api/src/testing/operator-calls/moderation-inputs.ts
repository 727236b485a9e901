import type { Input, Name } from "@todayfruit/contract/all-calls";
import { createAccountWithBelongings } from "../account-with-belongings.ts";
import { buyThankedGift } from "../buy-delivered-or-thanked-gift.ts";
import { member } from "../product-and-member-fixtures.ts";
import type { TestShop } from "../test-shop.ts";

type VoiceCall = Extract<
  Name,
  `${"GET" | "PATCH"} /operator/v1/${"reviews" | "thank-you-cards"}` | "PATCH /operator/v1/questions"
>;
type Changing = Exclude<VoiceCall, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";

/** Creates the inputs of the calls that answer and hide what shoppers wrote. */
export function createModerationInputs(shop: TestShop): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "PATCH /operator/v1/reviews": async () => {
      const { reviewId } = await createAccountWithBelongings(shop, "member", { reviews: true });
      return { body: { rows: [{ id: reviewId, version: 2, set: { reply: "고맙습니다" } }], reason: REASON } };
    },
    "PATCH /operator/v1/thank-you-cards": async () => {
      const { giftIds } = await buyThankedGift(shop, await member(shop));
      const set = { hiddenFor: "개인정보 노출" } as const;
      return { body: { rows: [{ id: giftIds[0] ?? 0, version: 1, set }], reason: REASON } };
    },
    "PATCH /operator/v1/questions": async () => {
      const { questionId } = await createAccountWithBelongings(shop, "member");
      const set = { hiddenFor: "개인정보 노출" } as const;
      return { body: { rows: [{ id: questionId, version: 1, set }], reason: REASON } };
    },
  };
}

/** Valid inputs of the same calls and of their list, for records that do not exist. */
export const MODERATION_SAMPLES: { [N in VoiceCall]: Input<N> } = {
  "GET /operator/v1/reviews": {},
  "PATCH /operator/v1/reviews": {
    body: { rows: [{ id: NOBODY, version: 1, set: { hiddenFor: "광고·도배" } }], reason: REASON },
  },
  "GET /operator/v1/thank-you-cards": {},
  "PATCH /operator/v1/thank-you-cards": {
    body: { rows: [{ id: NOBODY, version: 1, set: { hiddenFor: null } }], reason: REASON },
  },
  "PATCH /operator/v1/questions": {
    body: { rows: [{ id: NOBODY, version: 1, set: { hiddenFor: null } }], reason: REASON },
  },
};
