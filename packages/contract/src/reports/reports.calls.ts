import { Type } from "typebox";
import { calls } from "../call.ts";
import { Count, closed, DayInput, Id, nullable, oneOf, Text } from "../schema.ts";

const READ = { access: "operator", permission: "orders.read", refusals: ["INVALID_INPUT"] } as const;
const range = closed({ from: DayInput, to: DayInput });
/** Longest range of a report in days. */
export const MOST_REPORT_DAYS = 31;

export const SALES_GROUPS = ["product", "option", "category", "distributor", "method"] as const;

/** Payments or refunds of a month, in 원: `taxFree` + `supply` + `vat` = `amount`. */
const TaxSums = closed({ count: Count, amount: Count, taxFree: Count, supply: Count, vat: Count });

export const reportCalls = calls({
  "GET /operator/v1/reports/sales": {
    ...READ,
    summary:
      "기간의 매출을 상품, 옵션, 카테고리, 농가, 결제 수단으로 나눠요. 할인을 뺀 상품 값이고, 배송비와 환불은 빼지 않아요.",
    query: closed({ ...range.properties, by: oneOf(SALES_GROUPS) }),
    reply: closed({
      /** The two hundred with the highest amount. */
      rows: Type.Array(
        closed({
          /** Id of the product, option, category or farm; `null` for a payment method. */
          id: nullable(Id),
          name: Text(200),
          orders: Count,
          units: Count,
          amount: Count,
        }),
      ),
    }),
  },
  "GET /operator/v1/reports/tax": {
    ...READ,
    summary: "한 달의 결제와 환불을 면세와 과세(공급가액, 부가세)로 나눠요. 부가세 신고에 써요.",
    query: closed({ month: Type.String({ pattern: "^20\\d{2}-(0[1-9]|1[0-2])$", maxLength: 7 }) }),
    reply: closed({
      month: Text(7),
      payments: TaxSums,
      refunds: TaxSums,
      /** Payments by method. */
      methods: Type.Array(closed({ method: Text(20), ...TaxSums.properties })),
    }),
  },
  "GET /operator/v1/reports/searches": {
    ...READ,
    summary: "기간에 많이 찾은 말과, 찾았지만 결과가 없던 말",
    query: range,
    reply: closed({
      searches: Count,
      withoutResult: Count,
      /** The hundred most searched texts, and the hundred that most often found nothing. */
      most: Type.Array(closed({ query: Text(200), searches: Count, withoutResult: Count })),
      missing: Type.Array(closed({ query: Text(200), searches: Count, withoutResult: Count })),
    }),
  },
  "GET /operator/v1/reports/liabilities": {
    ...READ,
    refusals: [],
    summary: "아직 쓰지 않은 포인트(끝나는 달별)와 쿠폰, 주기로 약속한 포인트",
    reply: closed({
      points: Count,
      promisedPoints: Count,
      months: Type.Array(closed({ month: Text(7), points: Count })),
      coupons: Type.Array(
        closed({
          id: Id,
          name: Text(100),
          unused: Count,
          /** The most that they can take off, in 원. */
          atMost: Count,
        }),
      ),
    }),
  },
});
