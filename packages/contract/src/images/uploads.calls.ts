import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Text } from "../common-schemas.ts";

export const uploadCalls = calls({
  "POST /v1/app-users/images": {
    summary: "사진 한 장 올리기. 본문은 사진의 바이트(JPEG, PNG, WebP, AVIF), 12 MB까지. 위치 정보는 지워요.",
    access: "buyer",
    picture: true,
    body: Type.Unsafe<Uint8Array>({ type: "string", contentEncoding: "binary" }),
    reply: closed({ path: Text(60) }),
    refusals: ["PICTURE_UNREADABLE", "PICTURE_TOO_LARGE", "PICTURE_LIMIT", "PICTURE_NOT_KEPT"],
  },
});
