import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Text } from "../common-schemas.ts";
import { MediaPath } from "./media-path.ts";

const Pixels = Type.Integer({ minimum: 0, maximum: 100_000 });
const Length = Type.Integer({ minimum: 1, maximum: 100_000 });

/** Part of a picture in px from its upper left corner, as it is seen upright. */
const CropArea = closed({ left: Pixels, top: Pixels, width: Length, height: Length });

const Picture = closed({ path: Text(200), width: Count, height: Count });
const REFUSALS = ["PICTURE_UNREADABLE", "PICTURE_TOO_LARGE", "PICTURE_NOT_KEPT"] as const;

export const pictureCalls = calls({
  "POST /operator/v1/images": {
    summary:
      "상품과 진열에 쓸 사진 한 장 올리기. 본문은 사진의 바이트(JPEG, PNG, WebP, AVIF), 12 MB까지. 위치 정보는 지워요.",
    access: "operator",
    permission: "catalog.edit",
    picture: true,
    body: Type.Unsafe<Uint8Array>({ type: "string", contentEncoding: "binary" }),
    reply: Picture,
    refusals: REFUSALS,
  },
  "POST /operator/v1/images/crop": {
    summary: "올린 사진의 한 부분을 새 사진으로 잘라요. 처음 사진은 그대로 있어요.",
    access: "operator",
    permission: "catalog.edit",
    body: closed({ path: MediaPath, area: CropArea }),
    reply: Picture,
    refusals: [...REFUSALS, "PICTURE_UNKNOWN", "CROP_OUTSIDE_PICTURE"],
  },
});
