import { CONTENT_KINDS } from "@todayfruit/domain/analytics/order-credited-content-kinds";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, DateText, DayInput, Id, nullable, oneOf, Text } from "../common-schemas.ts";
import { VARIANTS } from "../variant-settings/variant-settings-schema.ts";

const READ = { access: "operator", permission: "orders.read", refusals: ["INVALID_INPUT"] } as const;
const range = closed({ from: DayInput, to: DayInput });
/** Longest range of a report in days. */
export const MOST_REPORT_DAYS = 31;

export const SALES_GROUPS = ["product", "option", "category", "distributor", "method"] as const;

/** Payments or refunds of a month, in 원: `taxFree` + `supply` + `vat` = `amount`. */
const TaxSums = closed({ count: Count, amount: Count, taxFree: Count, supply: Count, vat: Count });

/** Sessions that came as far as each step; orders that were paid, and their products after discounts in 원. */
const FunnelSteps = closed({
  visits: Count,
  productViews: Count,
  carts: Count,
  checkouts: Count,
  paid: Count,
  revenue: Count,
});

/** Orders that were paid, their products after discounts, refunds of such orders and their money; in 원. */
const ContentSums = closed({ orders: Count, revenue: Count, refunds: Count, refunded: Count });

export const reportCalls = calls({
  "GET /operator/v1/reports/sales": {
    ...READ,
    summary:
      "기간의 매출을 상품, 옵션, 카테고리, 농가, 결제 수단으로 나눠요. 할인을 뺀 상품 값과 농가에 줄 공급가예요. 배송비와 환불은 빼지 않아요.",
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
          /** Supply cost of the units in 원, at the supply price of the day of the order. */
          cost: Count,
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
  "GET /operator/v1/reports/funnel": {
    ...READ,
    summary:
      "보러 와서 사기까지: 방문, 상품 봄, 담음, 주문서, 삼. 날짜와 온 길, 얼굴로 나눠요. 방문은 세션 수, 삼은 그날 돈이 들어온 주문 수예요.",
    query: closed({
      ...range.properties,
      variant: Type.Optional(oneOf(VARIANTS)),
      source: Type.Optional(Text(100)),
    }),
    reply: closed({
      total: FunnelSteps,
      days: Type.Array(closed({ day: DateText, ...FunnelSteps.properties })),
      /** The source that most visits came from first; empty: came by itself, or unknown. */
      sources: Type.Array(closed({ source: Text(100), ...FunnelSteps.properties })),
      /** `null`: recorded before faces were. */
      variants: Type.Array(closed({ variant: nullable(oneOf(VARIANTS)), ...FunnelSteps.properties })),
    }),
  },
  "GET /operator/v1/reports/contents": {
    ...READ,
    summary:
      "영상과 라이브 방송의 링크를 따라와 이레 안에 산 주문. 돈이 들어온 날과 돌려준 날로 세고, 마지막으로 따라온 링크의 몫이에요.",
    query: range,
    reply: closed({
      total: ContentSums,
      /** The two hundred with the highest revenue, each with the days on which something was paid or refunded. */
      contents: Type.Array(
        closed({
          kind: oneOf(CONTENT_KINDS),
          id: Id,
          title: Text(100),
          ...ContentSums.properties,
          days: Type.Array(closed({ day: DateText, ...ContentSums.properties })),
        }),
      ),
    }),
  },
  "GET /operator/v1/reports/gifts": {
    ...READ,
    summary:
      "기간에 돈이 들어온 선물: 주문과 받는 분, 보낼 때를 고른 주문, 주소를 적고, 받을 날을 고르고, 다른 상품으로 바꾸고, 감사 카드를 남긴 분. 지금까지의 수예요.",
    query: range,
    reply: closed({
      orders: Count,
      /** Orders whose sender chose a later instant for the notification. */
      scheduled: Count,
      receivers: Count,
      addressed: Count,
      dayChosen: Count,
      /** Receivers who got another product than the sender bought. */
      swapped: Count,
      thanked: Count,
      declined: Count,
      expired: Count,
    }),
  },
  "GET /operator/v1/reports/cohorts": {
    ...READ,
    refusals: [],
    summary:
      "처음 산 달로 묶은 회원이 그 뒤 달마다 얼마나 다시 샀는지. 취소한 주문은 빼고, 돌려준 돈을 뺀 상품 값이에요.",
    query: closed({ months: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })) }),
    reply: closed({
      cohorts: Type.Array(
        closed({
          month: Text(7),
          /** Members whose first order was in the month. */
          members: Count,
          /** Months in which some of them bought; `after` 0 is the month itself. */
          months: Type.Array(closed({ after: Count, members: Count, orders: Count, netSales: Count })),
        }),
      ),
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
