import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ProductSummary } from "../catalog/product.ts";
import { closed, Id, listOf, nullable, Take, Text } from "../common-schemas.ts";
import { Video } from "../videos/video.ts";
import {
  DisplayGroup,
  DisplayGroupName,
  DisplayStyle,
  DisplayTab,
  DisplayTabButton,
  MainNavigation,
  ReviewSummary,
  SubTab,
} from "./display-tabs-and-groups.ts";

const Cursor = Text(200);
const Key = Text(40, 1);

export const displayCalls = calls({
  "GET /v1/main-navigation": {
    summary: "홈의 상단 탭",
    access: "public",
    reply: closed({ list: Type.Array(MainNavigation) }),
    refusals: [],
    cached: { seconds: 300, tags: ["displays"] },
  },
  "GET /v1/main-navigation/{key}/sub-tabs": {
    summary: "상단 탭의 하위 탭",
    access: "public",
    path: closed({ key: Key }),
    reply: closed({ list: Type.Array(SubTab) }),
    refusals: ["DISPLAY_NOT_FOUND"],
    cached: { seconds: 300, tags: ["displays"] },
  },
  "GET /v4/display-category": {
    summary: "탭에 차례대로 보여 줄 전시 그룹. 한 쪽 5개, 하위 탭을 말하지 않으면 첫 하위 탭.",
    access: "public",
    query: closed({
      key: Type.Optional(Key),
      subTab: Type.Optional(Key),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Cursor),
    }),
    reply: listOf(DisplayGroup),
    refusals: ["DISPLAY_NOT_FOUND", "INVALID_INPUT"],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
  "GET /v4/display-category/groups": {
    summary: "모든 전시 그룹의 이름. 한 쪽 5개.",
    access: "public",
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Cursor) }),
    reply: listOf(DisplayGroupName),
    refusals: ["INVALID_INPUT"],
    cached: { seconds: 60, tags: ["displays"] },
  },
  "GET /v4/display-category/groups/{id}": {
    summary: "전시 그룹 하나와 보여 줄 것",
    access: "public",
    path: closed({ id: Id }),
    reply: DisplayGroup,
    refusals: ["DISPLAY_NOT_FOUND"],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
  "GET /v4/display-category/groups/{id}/tab-buttons": {
    summary: "전시 그룹의 탭 이름",
    access: "public",
    path: closed({ id: Id }),
    reply: closed({ list: Type.Array(DisplayTabButton) }),
    refusals: ["DISPLAY_NOT_FOUND"],
    cached: { seconds: 60, tags: ["displays"] },
  },
  "GET /v4/display-category/{id}/tabs": {
    summary: "전시 그룹이나 탭 안의 탭. 한 쪽 30개, 첫 탭만 상품을 담는다.",
    access: "public",
    path: closed({ id: Id }),
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Cursor) }),
    reply: listOf(DisplayTab),
    refusals: ["DISPLAY_NOT_FOUND", "INVALID_INPUT"],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
  "GET /v4/display-category/{id}/display-products": {
    summary: "전시 그룹이나 탭의 상품. 한 쪽 5개, 앞뒤로 넘긴다.",
    access: "public",
    path: closed({ id: Id }),
    query: closed({
      take: Type.Optional(Take),
      nextPage: Type.Optional(Cursor),
      prePage: Type.Optional(Cursor),
      includeCursor: Type.Optional(Type.Boolean()),
    }),
    reply: closed({ ...listOf(ProductSummary).properties, prePage: nullable(Cursor) }),
    refusals: ["DISPLAY_NOT_FOUND", "INVALID_INPUT"],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
  "GET /v4/display-category/style": {
    summary: "전시 종류별 모양",
    access: "public",
    reply: closed({ list: Type.Array(DisplayStyle) }),
    refusals: [],
    cached: { seconds: 300, tags: ["displays"] },
  },
  "GET /v1/display-category/{id}": {
    summary: "카테고리에 보여 줄 전시 그룹",
    access: "public",
    path: closed({ id: Id }),
    reply: closed({ list: Type.Array(DisplayGroup) }),
    refusals: ["CATEGORY_NOT_FOUND"],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
  "GET /v1/display-category/{id}/display-video": {
    summary: "전시 그룹의 영상. 한 쪽 30개.",
    access: "public",
    path: closed({ id: Id }),
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Cursor) }),
    reply: listOf(Video),
    refusals: ["DISPLAY_NOT_FOUND", "INVALID_INPUT"],
    cached: { seconds: 60, tags: ["displays", "videos"] },
  },
  "GET /v2/display-category/{id}/display-reviews": {
    summary: "전시 그룹의 후기. 한 쪽 15개, take가 0이면 10개.",
    access: "public",
    path: closed({ id: Id }),
    query: closed({
      take: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
      nextPage: Type.Optional(Cursor),
    }),
    reply: listOf(ReviewSummary),
    refusals: ["DISPLAY_NOT_FOUND", "INVALID_INPUT"],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
  "GET /v1/reviews/recommended": {
    summary: "추천 후기: 사진이 있고 점수가 높은 것부터. 한 쪽 10개.",
    access: "public",
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Cursor) }),
    reply: listOf(ReviewSummary),
    refusals: ["INVALID_INPUT"],
    cached: { seconds: 60, tags: ["reviews", "products"] },
  },
});
