import { calls } from "../call-definition.ts";
import { closed, Text } from "../common-schemas.ts";
import { User } from "./user-and-token-schemas.ts";

/** Calls of a member about their own picture. */
export const profilePictureCalls = calls({
  "PUT /v1/app-users/profile-image": {
    summary:
      "프로필 사진 바꾸기. path는 사진 올리기(POST /v1/app-users/images)가 준 것. 위치 정보는 올릴 때 지워요.",
    access: "member",
    body: closed({ path: Text(60, 1) }),
    reply: User,
    refusals: ["PICTURE_NOT_FOUND"],
  },
  "DELETE /v1/app-users/profile-image": {
    summary: "프로필 사진 지우기. 소셜 로그인이 준 사진도 지워요.",
    access: "member",
    reply: User,
    refusals: [],
  },
});
