import type { Input } from "@todayfruit/contract/all-calls";
import sharp from "sharp";
import { guest } from "../product-and-member-fixtures.ts";
import { buyAndReceive, firstOf } from "../return-request-steps.ts";
import type { TestShop } from "../test-shop.ts";

/** Creates the input of a return that an operator requests for the buyer of a delivered order. */
export async function returnRequestInput(
  shop: TestShop,
  operatorToken: string,
): Promise<Input<"POST /operator/v1/orders/{id}/products/{pid}/claims">> {
  const { order, option } = await buyAndReceive(shop, await guest(shop), [{ price: 20_000 }]);
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#3a3" } })
    .jpeg()
    .toBuffer();
  const { reply } = await shop.call(operatorToken, "POST /operator/v1/inquiries/images", { body: picture });
  return {
    ...firstOf(order),
    body: {
      wish: "refund",
      reason: "spoiled",
      details: "전화로 신청했어요",
      photos: [reply.path],
      options: [{ id: option, optionUnit: 1 }],
      note: "시험",
    },
  };
}
