import type { Input } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { cropImage, normaliseImage, sizeOfImage } from "../../images/inspect-and-encode-images.ts";
import { writePictureToStorage } from "./write-picture-to-storage.ts";

/** Stores a picture that an operator uploads for goods, banners and groups. */
export async function storeGoodsPicture(
  { body }: Input<"POST /operator/v1/images">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/images">> {
  const drawn = await normaliseImage(body);
  if (!drawn.ok) return drawn;
  const picture = { bytes: drawn.value, ...(await sizeOfImage(drawn.value)) };
  return writePictureToStorage(context, picture, { action: "images.add", from: null });
}

/** Stores a part of a picture as a picture of its own; the whole one stays. */
export async function cropGoodsPicture(
  { body: { path, area } }: Input<"POST /operator/v1/images/crop">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/images/crop">> {
  const whole = await context.storage.read(path);
  if (!whole) return refuse("PICTURE_UNKNOWN");
  const drawn = await normaliseImage(whole);
  if (!drawn.ok) return drawn;
  const { width, height } = await sizeOfImage(drawn.value);
  if (area.left + area.width > width || area.top + area.height > height)
    return refuse("CROP_OUTSIDE_PICTURE");
  const bytes = await cropImage(drawn.value, area);
  const picture = { bytes, width: area.width, height: area.height };
  return writePictureToStorage(context, picture, { action: "images.crop", from: path });
}
