import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, Text } from "../common-schemas.ts";

/** Calls for search engines: all products that shoppers can find. */
export const sitemapCalls = calls({
  "GET /v1/sitemap": {
    summary: "사이트맵을 나눈 조각: 조각마다 첫 상품의 번호",
    access: "public",
    reply: closed({ list: Type.Array(closed({ firstId: Id })), totalCount: Count }),
    refusals: [],
    cached: { seconds: 3600, tags: ["products"] },
  },
  "GET /v1/sitemap/{firstId}": {
    summary: "사이트맵 한 조각의 상품. 번호순으로 5,000개까지.",
    access: "public",
    path: closed({ firstId: Id }),
    reply: closed({ list: Type.Array(closed({ id: Id, name: Text(120), image: Text(200) })) }),
    refusals: ["NOT_FOUND"],
    cached: { seconds: 3600, tags: ["products"] },
  },
});
