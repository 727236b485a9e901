import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ProductSummary } from "../catalog/product.ts";
import { Count, closed, Id, nullable, Text } from "../common-schemas.ts";

const path = closed({ id: Id });
const Follow = closed({ isFollowing: Type.Boolean(), followers: Count });

/** Calls of a farm's page: the farm with what it sells, and following it. */
export const farmCalls = calls({
  "GET /v1/farms": {
    summary: "상품이 보이는 농장, 번호순",
    access: "public",
    reply: closed({ list: Type.Array(closed({ id: Id, name: Text(60), region: Text(60) })) }),
    refusals: [],
    cached: { seconds: 3600, tags: ["products"] },
  },
  "GET /v1/farms/{id}": {
    summary: "농장: 지금 파는 상품(잘 팔리는 순), 나오는 철, 제때 도착한 몫, 보내는 약속",
    access: "public",
    path,
    reply: closed({
      id: Id,
      name: Text(60),
      region: Text(60),
      greeting: Text(500),
      /** Photo of one of its products; `null` when it has none. */
      image: nullable(Text(200)),
      /** Categories of its products, the largest first. */
      categories: Type.Array(Text(40)),
      followers: Count,
      /** Delivered parcels of the last 90 days; `null` below twenty. */
      punctuality: nullable(closed({ parcels: Count, onTime: Count })),
      /** Median hours to an answer of the last 90 days, rounded up; `null` below three answers. */
      answerHours: nullable(Count),
      reviews: closed({ count: Count, scoreAverage: Type.Number({ minimum: 0, maximum: 5 }) }),
      seasons: Type.Array(
        closed({ name: Text(20), months: Type.Array(Type.Integer({ minimum: 1, maximum: 12 })) }),
      ),
      dispatch: closed({
        orderCutoffTime: Text(5),
        shippingWeekdays: Type.Array(Text(3)),
        baseShippingFee: Count,
        freeShippingFeeConditionPrice: Count,
        deliveryCompanyName: Text(40),
      }),
      /** Latest answered question that everyone may read. */
      answered: nullable(closed({ productId: Id, contents: Text(2000), answer: Text(2000) })),
      list: Type.Array(ProductSummary),
    }),
    refusals: ["FARM_NOT_FOUND"],
    cached: { seconds: 60, tags: ["products"] },
  },
  "GET /v1/farms/{id}/user-personal": {
    summary: "이 농장의 소식을 받는지",
    access: "buyer",
    path,
    reply: Follow,
    refusals: ["FARM_NOT_FOUND"],
  },
  "POST /v1/farms/{id}/follow": {
    summary: "농장 소식 받기: 첫 수확, 새 상품, 특가. 다시 불러도 같아요.",
    access: "member",
    path,
    reply: Follow,
    refusals: ["FARM_NOT_FOUND"],
  },
  "DELETE /v1/farms/{id}/follow": {
    summary: "농장 소식 그만 받기",
    access: "member",
    path,
    reply: Follow,
    refusals: ["FARM_NOT_FOUND"],
  },
});
