import { VIDEO_PART_BYTES } from "@todayfruit/domain/videos/video-limits";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Text } from "../common-schemas.ts";

const UploadId = Type.String({ pattern: "^[0-9a-f]{32}$", maxLength: 32 });

/** Uploads of videos, in parts: each is small enough for a slow phone, and one that failed is sent again alone. */
export const videoUploadCalls = calls({
  "POST /v1/app-users/videos": {
    summary: "영상 올리기 시작. 크기를 말하면 올릴 곳과 나눌 크기를 알려줘요.",
    access: "member",
    body: closed({ bytes: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    reply: closed({ id: UploadId, partBytes: Count, parts: Count }),
    refusals: ["VIDEO_TOO_LARGE", "VIDEO_LIMIT"],
  },
  "PUT /v1/app-users/videos/{id}/parts/{part}": {
    summary: "영상의 한 부분. 본문은 바이트. part는 0부터. 같은 부분을 다시 보내면 바꿔요.",
    access: "member",
    bytes: VIDEO_PART_BYTES,
    path: closed({ id: UploadId, part: Type.Integer({ minimum: 0, maximum: 1000 }) }),
    body: Type.Unsafe<Uint8Array>({ type: "string", contentEncoding: "binary" }),
    reply: closed({ part: Count }),
    refusals: ["VIDEO_UPLOAD_NOT_FOUND", "VIDEO_PART_WRONG", "VIDEO_UNREADABLE", "VIDEO_NOT_KEPT"],
  },
  "POST /v1/app-users/videos/{id}/complete": {
    summary: "부분을 모두 보낸 영상을 확인하고 저장해요. 위치 정보는 지워요. MP4와 WebM, 60초까지.",
    access: "member",
    path: closed({ id: UploadId }),
    reply: closed({ path: Text(80), seconds: Count }),
    refusals: [
      "VIDEO_UPLOAD_NOT_FOUND",
      "VIDEO_INCOMPLETE",
      "VIDEO_UNREADABLE",
      "VIDEO_TOO_LONG",
      "VIDEO_NOT_KEPT",
    ],
  },
});
