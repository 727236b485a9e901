import type { Input, Name } from "@todayfruit/contract/all-calls";
import sharp from "sharp";
import type { TestShop } from "../../test-shop.ts";

type Uploading = Extract<Name, `POST /operator/v1/${"images" | "images/crop" | "inquiries/images"}`>;

/** Creates the inputs of the calls that upload and crop pictures. */
export function createPictureInputs(
  shop: TestShop,
  token: string,
): { [N in Uploading]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/inquiries/images": async () => ({ body: await picture() }),
    "POST /operator/v1/images": async () => ({ body: await picture() }),
    "POST /operator/v1/images/crop": async () => {
      const { reply } = await shop.call(token, "POST /operator/v1/images", { body: await picture() });
      return { body: { path: reply.path, area: { left: 1, top: 1, width: 2, height: 3 } } };
    },
  };
}

function picture(): Promise<Uint8Array> {
  return sharp({ create: { width: 4, height: 4, channels: 3, background: "#3a3" } })
    .jpeg()
    .toBuffer();
}
