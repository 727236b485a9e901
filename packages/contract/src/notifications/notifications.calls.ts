import { PRODUCE_NOTICES } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, DateText, Id, Instant, nullable, oneOf, Take, Text } from "../common-schemas.ts";

export const NOTIFICATION_LISTS = ["orderList", "fruitSnsList"] as const;

const Notification = closed({
  id: Text(20),
  kind: Text(40),
  title: Text(100),
  body: Text(500),
  href: Text(200),
  /** Picture of the product that it is about. */
  image: nullable(Text(200)),
  /** Notice of produce, which can be told again or switched off; `null` for another notification. */
  produce: nullable(
    closed({
      id: Id,
      notice: oneOf(PRODUCE_NOTICES),
      /** Korean name of the kind of produce, e.g. `키위`. */
      name: Text(20),
      productId: Id,
      /** Day on which it is told again; `null`: not asked. */
      againOn: nullable(DateText),
      /** True when the member switched this notice of this kind of produce off. */
      isOff: Type.Boolean(),
    }),
  ),
  isRead: Type.Boolean(),
  createdAt: Instant,
});

export const notificationCalls = calls({
  "GET /v1/app-users/notification": {
    summary: "알림, 최근 것부터. 한 쪽 15개, take로 더. nextPage를 주거나 page=0으로 처음부터.",
    access: "member",
    query: closed({
      listType: oneOf(NOTIFICATION_LISTS),
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 0 })),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(200)),
    }),
    reply: closed({ list: Type.Array(Notification), nextPage: nullable(Text(200)), pageCount: Count }),
    refusals: ["INVALID_INPUT"],
  },
  "PUT /v1/app-users/notification/read": {
    summary: "이 목록의 알림을 보았다. 다른 목록에 남은 새 알림 수를 돌려줘요.",
    access: "member",
    body: closed({ listType: oneOf(NOTIFICATION_LISTS) }),
    reply: closed({ newTodayfruitNotification: Count }),
    refusals: [],
  },
});
