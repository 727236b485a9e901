import { calls } from "../call-definition.ts";
import { closed, Uuid } from "../common-schemas.ts";
import { FileReply } from "../file-reply-types.ts";

/** Call of price comparison sites, which the specification does not have. */
export const productFeedCalls = calls({
  "GET /v1/product-feeds/{token}": {
    summary: "가격 비교 사이트가 가져가는 상품 목록. 값과 재고는 지금의 상품 페이지와 같아요.",
    access: "public",
    path: closed({ token: Uuid }),
    secret: true,
    file: true,
    reply: FileReply,
    refusals: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
});
