import type { Input, Name } from "@todayfruit/contract/all-calls";
import { createAccountWithBelongings } from "../../account-with-belongings.ts";
import type { TestShop } from "../../test-shop.ts";

type Answering = Extract<
  Name,
  `${string} /operator/v1/questions/{id}/answer` | "POST /operator/v1/inquiries/{id}/answer"
>;

const REASON = "시험";

/** Creates the inputs of the calls that answer questions and inquiries. */
export function createAnswerInputs(
  shop: TestShop,
  token: string,
): { [N in Answering]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/questions/{id}/answer": async () => ({
      path: { id: (await createAccountWithBelongings(shop, "member")).questionId },
      body: { contents: REASON },
    }),
    "POST /operator/v1/inquiries/{id}/answer": async () => {
      const { token: asker, inquiryId } = await createAccountWithBelongings(shop, "member");
      const path = { id: inquiryId };
      const { reply } = await shop.call(asker, "GET /v1/app-users/inquiries/{id}", { path });
      return { path, body: { contents: REASON, lastMessageId: reply.messages.at(-1)?.id ?? 0 } };
    },
    "PUT /operator/v1/questions/{id}/answer": async () => {
      const path = { id: (await createAccountWithBelongings(shop, "member")).questionId };
      await shop.call(token, "POST /operator/v1/questions/{id}/answer", {
        path,
        body: { contents: REASON },
      });
      return { path, body: { contents: "다시", reason: REASON } };
    },
  };
}
