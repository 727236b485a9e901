import { BROWSER_EVENT_NAMES, MOST_EVENTS, MOST_ITEMS } from "@todayfruit/domain/analytics/event-names";
import { VISIT_TIME_LIMITS } from "@todayfruit/domain/analytics/visit-time-limits";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, MAX_UNITS, Money, oneOf, Text, Uuid } from "../common-schemas.ts";

/** The longest delay of an event in ms: a phone that was put away sends its batch when it is used again. */
const OLDEST = 86_400_000;

/** One line of a cart, an order or a page. Rule: specification §3, "Analytics item shape". */
const AnalyticsItem = closed({
  item_id: Type.String({ pattern: "^\\d{1,16}$", maxLength: 16 }),
  item_name: Text(120),
  item_brand: Text(60),
  item_category: Text(40),
  item_category2: Type.Optional(Text(40)),
  item_variant: Type.Optional(Text(120)),
  price: Money,
  quantity: Type.Integer({ minimum: 1, maximum: MAX_UNITS }),
});

const ShopEvent = closed({
  /** Id made by the browser; an event sent twice is stored once. */
  id: Uuid,
  name: oneOf(BROWSER_EVENT_NAMES),
  /** Age of the event in ms; browsers' clocks are not trusted. */
  age: Type.Integer({ minimum: 0, maximum: OLDEST }),
  /** Path without order numbers and secret ends of links. */
  path: Text(200),
  currency: Type.Optional(Type.Literal("KRW")),
  value: Type.Optional(Money),
  items: Type.Optional(Type.Array(AnalyticsItem, { maxItems: MOST_ITEMS })),
  search_term: Type.Optional(Text(50)),
  method: Type.Optional(oneOf(["email", "kakaotalk", "naver", "link"])),
  content_type: Type.Optional(oneOf(["product", "video"])),
  /** Number of a product or a video. */
  item_id: Type.Optional(Type.String({ pattern: "^\\d{1,16}$", maxLength: 16 })),
});

const CampaignText = Type.Optional(Text(100));

export const analyticsCalls = calls({
  "POST /v1/events": {
    summary:
      "화면에서 일어난 일을 모아 보내요. 회원 번호, 주소, 기기 정보는 받지도 남기지도 않아요. 같은 id는 한 번만 세요.",
    access: "public",
    bodyLimit: 256 * 1024,
    body: closed({
      /** Random id, discarded after thirty minutes of inactivity. */
      session: Uuid,
      /** Hash that changes every day, so that nobody can be followed from one day to the next. */
      visitor: Type.String({ pattern: "^[0-9a-f]{32}$", maxLength: 32 }),
      isComeback: Type.Boolean(),
      platform: oneOf(["android", "ios", "web"]),
      utm_source: CampaignText,
      utm_medium: CampaignText,
      utm_campaign: CampaignText,
      /** Host of the referring site, without path and query. */
      referrer: CampaignText,
      events: Type.Array(ShopEvent, { maxItems: MOST_EVENTS }),
      /** Pages that were left, by the ids of their page_view, with the seconds they were viewed. */
      left: Type.Array(
        closed({
          id: Uuid,
          seconds: Type.Integer({ minimum: 0, maximum: VISIT_TIME_LIMITS.longestPageSeconds }),
        }),
        { maxItems: MOST_EVENTS },
      ),
      /** Google's ids of the shopper, only with consent, so that a later payment is credited to the visit. */
      google: Type.Optional(
        closed({
          orderTmpId: Uuid,
          clientId: Type.String({ pattern: "^[0-9.]{5,40}$", maxLength: 40 }),
          sessionId: Type.String({ pattern: "^[0-9]{5,20}$", maxLength: 20 }),
        }),
      ),
    }),
    reply: closed({}),
    refusals: [],
    empty: true,
  },
});
