import { expect, test, vi } from "vitest";
import { handleNotificationClick } from "./handle-notification-click.ts";
import { handlePush } from "./handle-push.ts";

const ORIGIN = "https://f.kr";
const FALLBACK = [
  "새 소식이 있어요",
  { body: "", tag: "news", lang: "ko", data: { href: "/notifications" } },
];

test.each([
  [
    JSON.stringify({ title: "입금을 확인했어요", body: "감귤", href: "/orders/12", tag: "a" }),
    ["입금을 확인했어요", { body: "감귤", tag: "a", lang: "ko", data: { href: "/orders/12" } }],
  ],
  ["no JSON", FALLBACK],
  ['"a text"', FALLBACK],
  ['{"title":1,"href":{}}', FALLBACK],
  [null, FALLBACK],
])("handlePush: shows %s", async (text, shown) => {
  const showNotification = vi.fn(async () => undefined);
  const data = text === null ? null : { json: () => JSON.parse(text) as unknown };
  await handlePush({ registration: { showNotification } } as never, data as never);
  expect(showNotification.mock.calls).toEqual([shown]);
});

test.each([
  ["/orders/12", [], `${ORIGIN}/orders/12`],
  ["/orders/12", [`${ORIGIN}/`, `${ORIGIN}/orders/12`], "focused 1"],
  ["/orders/12", [`${ORIGIN}/`], `focused 0 ${ORIGIN}/orders/12`],
  ["https://evil.example/", [], `${ORIGIN}/notifications`],
  ["//evil.example/", [], `${ORIGIN}/notifications`],
  ["javascript:alert(1)", [], `${ORIGIN}/notifications`],
  [7, [], `${ORIGIN}/notifications`],
])("handleNotificationClick: %s with %j open opens %s", async (href, open, where) => {
  const done: string[] = [];
  const pages = open.map((url, index) => ({
    url,
    focus: async () => void done.push(`focused ${index}`),
    navigate: async (to: string) => void done.push(to),
  }));
  const clients = { matchAll: async () => pages, openWindow: async (url: string) => void done.push(url) };
  const notification = { close: () => undefined, data: { href } };
  await handleNotificationClick({ clients, location: { origin: ORIGIN } } as never, notification as never);
  expect(done.join(" ")).toBe(where);
});
