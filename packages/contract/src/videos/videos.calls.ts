import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ProductSummary } from "../catalog/product.ts";
import { Count, closed, Id, listOf, nullable, Take, Text } from "../common-schemas.ts";
import { Video } from "./video.ts";

const byId = closed({ id: Id });
/** A video in the feed with one product: the first available one of those it shows. */
const FeedVideo = closed({ ...Video.properties, product: nullable(ProductSummary) });

export const videoCalls = calls({
  "GET /v1/video": {
    summary: "짧은 영상, 최신순. 한 쪽 30개.",
    access: "public",
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Text(200)) }),
    reply: listOf(FeedVideo),
    refusals: ["INVALID_INPUT"],
    cached: { seconds: 60, tags: ["videos", "products"] },
  },
  "GET /v1/video/{id}/cursor": {
    summary: "영상 하나와 그 앞뒤 영상",
    access: "public",
    path: byId,
    reply: closed({
      video: Video,
      previousId: nullable(Id),
      nextId: nullable(Id),
      /** Data of the next video for prefetching. */
      next: nullable(closed({ id: Id, videoUrl: Text(200), thumbnail: Text(200) })),
    }),
    refusals: ["VIDEO_NOT_FOUND"],
    cached: { seconds: 60, tags: ["videos"] },
  },
  "GET /v1/video/{id}/product": {
    summary: "영상에 나온 상품",
    access: "public",
    path: byId,
    reply: closed({ list: Type.Array(ProductSummary) }),
    refusals: ["VIDEO_NOT_FOUND"],
    cached: { seconds: 60, tags: ["videos", "products"] },
  },
  "GET /v1/video/{id}/user-personal": {
    summary: "이 영상과 나: 담아 두었는지와 지금의 숫자",
    access: "buyer",
    path: byId,
    reply: closed({ isMyVideoShare: Type.Boolean(), videoShareCount: Count, viewCount: Count }),
    refusals: ["VIDEO_NOT_FOUND"],
  },
  "PUT /v1/video/{id}/view-count/increase": {
    summary: "영상을 보았다. 30분 안에 다시 보아도 한 번으로 센다.",
    access: "buyer",
    path: byId,
    reply: closed({ viewCount: Count }),
    refusals: ["VIDEO_NOT_FOUND"],
  },
  "POST /v1/app-users/video/{id}/link": {
    summary: "영상 담아 두기",
    access: "buyer",
    path: byId,
    reply: closed({ isMyVideoShare: Type.Boolean(), videoShareCount: Count }),
    refusals: ["VIDEO_NOT_FOUND"],
  },
  "DELETE /v1/app-users/video/{id}/link": {
    summary: "담아 둔 영상 빼기",
    access: "buyer",
    path: byId,
    reply: closed({ isMyVideoShare: Type.Boolean(), videoShareCount: Count }),
    refusals: ["VIDEO_NOT_FOUND"],
  },
  "GET /v1/app-users/video/links": {
    summary: "담아 둔 영상, 최근에 담은 것부터. 한 쪽 30개.",
    access: "buyer",
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Text(200)) }),
    reply: listOf(Video),
    refusals: ["INVALID_INPUT"],
  },
});
