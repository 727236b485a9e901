import type { Input, Name } from "@todayfruit/contract/all-calls";
import type { TestShop } from "../../test-shop.ts";

type PreviewCall = Extract<Name, `${string} /operator/v1/previews${string}`>;
type Changing = Exclude<PreviewCall, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const HOME = { page: { kind: "home", id: null }, showsUnpublished: true } as const;

/** Valid inputs of the calls on previews, for records that do not exist. */
export const PREVIEW_SAMPLES: { [N in PreviewCall]: Input<N> } = {
  "GET /operator/v1/previews": {},
  "POST /operator/v1/previews": { body: { ...HOME, page: { kind: "product", id: NOBODY } } },
  "PUT /operator/v1/previews/{id}/revoke": { path: { id: NOBODY }, body: { reason: REASON } },
};

/** Creates the inputs of the calls that make and revoke previews. */
export function createPreviewInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/previews": async () => ({ body: HOME }),
    "PUT /operator/v1/previews/{id}/revoke": async () => {
      const { reply } = await shop.call(token, "POST /operator/v1/previews", { body: HOME });
      return { path: { id: reply.id }, body: { reason: REASON } };
    },
  };
}
