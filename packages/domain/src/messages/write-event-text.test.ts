import { expect, test } from "vitest";
import { MESSAGE_MAX, type MessageTemplate } from "./alimtalk-template-types.ts";
import { fillMessageTemplate } from "./fill-message-template.ts";
import { CHANNELS, type EventTemplate, outcomeOf, ROUTES } from "./message-routes-and-outcomes.ts";
import { MESSAGE_SUMMARY_TEXTS } from "./message-summary-texts.ts";
import { MESSAGE_TEMPLATES, type TemplateName } from "./templates/all-templates.ts";
import { writeEmail } from "./write-email.ts";
import { writeEventText } from "./write-event-text.ts";

const SENDER = { companyName: "(주)오늘의<과일>", address: "서울특별시 예시구", phone: "070-0000-0001" };
const PAID = {
  상호: "오늘의과일",
  이름: "김하루",
  주문번호: "12",
  상품: "꿀부사 사과 3kg",
  금액: "23,000원",
  출고예정일: "11월 24일 (화)",
  도착예정일: "11월 25일 (수)",
  링크: "https://f.kr/orders/12",
};

test("writeEventText: an event has a title and a body in one line", () => {
  expect(writeEventText("ORDER_PAID", PAID)).toMatchObject({
    title: "주문을 받았어요",
    body: "꿀부사 사과 3kg 주문을 받았어요. 11월 24일 (화)에 산지에서 출발해 11월 25일 (수)에 도착할 예정이에요.",
  });
});

test.each([
  ["ORDER_PAID", { 도착예정일: "정해지면 바로 알려 드려요" }, "도착 예정일은 정해지면 바로 알려드려요."],
  [
    "ORDER_ARRIVAL_CHANGED",
    { 도착예정일: "정해지면 바로 알려 드려요" },
    "새 날짜가 정해지면 바로 알려드려요.",
  ],
  ["ORDER_DELAYED", { 출고일: "정해지면 바로 보내 드려요" }, "새 출고일은 정해지면 바로 알려드려요."],
] as const)("writeEventText: %s without a day says so in a sentence", (name, day, sentence) => {
  const moved = { ...PAID, 사유: "비가 와요", 이전도착일: "11월 24일 (화)", 출고일: "11월 24일 (화)" };
  const { body } = writeEventText(name, { ...moved, ...day });
  expect(body).toContain(sentence);
  expect(body).not.toMatch(/드려요(에|이|로)/);
});

test("writeEventText: the body of every notice is made of sentences, with the variables that its template has", () => {
  for (const [name, summary] of Object.entries(MESSAGE_SUMMARY_TEXTS)) {
    const { lines } = MESSAGE_TEMPLATES[name as keyof typeof MESSAGE_SUMMARY_TEXTS];
    const known = [...lines.join("\n").matchAll(/#\{([^}]+)\}/g)].map(([, own]) => own);
    const used = [...summary.matchAll(/#\{([^}|]+)/g)].map(([, own]) => own);
    expect(used.filter((own) => !known.includes(own))).toEqual([]);
    expect(summary).not.toContain(" · ");
  }
});

test("writeEventText: a summary has the particle that fits the filled-in word", () => {
  const told = (상품: string) =>
    writeEventText("ORDER_DELIVERED", { 상호: "오늘의과일", 주문번호: "12", 상품, 링크: "/" }).body;
  expect([told("제주 감귤"), told("꿀사과"), told("사과\n3kg")]).toEqual([
    "제주 감귤이 도착했어요. 맛있게 드세요.",
    "꿀사과가 도착했어요. 맛있게 드세요.",
    "사과 3kg이 도착했어요. 맛있게 드세요.",
  ]);
});

test("writeEventText, writeEmail: an advertisement is marked and says how to unsubscribe on every channel", () => {
  const written = writeEventText("ADVERTISEMENT", {
    상호: "오늘의과일",
    내용: "감귤이\n나왔어요",
    링크: "https://f.kr/settings",
  });
  expect(written.text).toMatch(/^\(광고\)\[오늘의과일\] /);
  expect(written).toMatchObject({
    title: "(광고)[오늘의과일]",
    body: "감귤이 나왔어요 · 수신거부: 마이 > 설정",
  });
  const letter = writeEmail(written, { shopName: "오늘의과일", sender: SENDER, isAdvertising: true });
  expect(letter.subject).toMatch(/^\(광고\)\[오늘의과일\] 감귤이 나왔어요/);
  expect(letter.text).toContain("무료 수신거부: https://f.kr/settings");
  expect(letter.text).toContain("(주)오늘의<과일> · 서울특별시 예시구 · 070-0000-0001");
  expect(letter.html).toContain("(주)오늘의&#60;과일&#62; · 서울특별시 예시구 · 070-0000-0001");
});

test("writeEmail: values are escaped in HTML and cannot add mail headers", () => {
  const typed = `<img src=x onerror=alert(1)>"'&\r\nBcc: everyone@f.kr`;
  const written = writeEventText("ORDER_PAID", { ...PAID, 상품: typed, 이름: typed });
  const letter = writeEmail(
    { ...written, title: `a\r\nBcc: x@f.kr` },
    { shopName: "오늘의과일", sender: SENDER, isAdvertising: false },
  );
  expect(letter.subject).toBe("[오늘의과일] a Bcc: x@f.kr");
  expect(letter.html).not.toMatch(/<img|onerror=alert\(1\)>/);
  expect(letter.html).toContain('<a href="https://f.kr/orders/12">https://f.kr/orders/12</a>');
  expect(letter.text).not.toMatch(/^Bcc/m);
});

test.each(Object.entries<MessageTemplate>(MESSAGE_TEMPLATES))(
  "fillMessageTemplate: %s fits 알림톡 and LMS with every variable filled in at length",
  (name, { lines, button }) => {
    const names = [...lines.join("\n").matchAll(/#\{([^}]+)\}/g)].map(([, own = ""]) => own);
    expect(names.join()).not.toMatch(/[.\s]/);
    const filled = Object.fromEntries(
      [...names, ...(button ? ["링크"] : [])].map((own) => [own, "가".repeat(400)]),
    );
    const { text, notice } = fillMessageTemplate(name as TemplateName, filled as never);
    expect(notice.length).toBeLessThanOrEqual(MESSAGE_MAX);
    // LMS holds 2,000 bytes in EUC-KR.
    const short = {
      ...filled,
      ...(button ? { 링크: `https://todayfruit.example/gift/${"0".repeat(60)}` } : {}),
    };
    expect(bytes(fillMessageTemplate(name as TemplateName, short as never).text)).toBeLessThanOrEqual(2000);
    expect(text).toContain(notice);
    expect((lines[0] ?? "").length).toBeLessThanOrEqual(40);
  },
);

const REACH = {
  hasLeft: false,
  orderDeliveryAlarm: false,
  clientCenterReplyAlarm: false,
  advertisingAlarm: false,
  phone: true,
  email: true,
  devices: 1,
};

test("outcomeOf: notices required by contract, payment or law cannot be switched off, the others can", () => {
  const silent = Object.keys(ROUTES).filter((name) =>
    Object.values(outcomeOf(name as EventTemplate, REACH)).every((outcome) => outcome === "switched off"),
  );
  expect(silent.sort()).toEqual([
    "ADVERTISEMENT",
    "EXCHANGE_DELIVERED",
    "EXCHANGE_SHIPPED",
    "INVOICE_CORRECTED",
    "ORDER_ARRIVAL_CHANGED",
    "ORDER_DELAYED",
    "ORDER_DELIVERED",
    "ORDER_DELIVERED_REVIEW",
    "ORDER_SHIPPED",
    "PRODUCE_NOTICE",
    "QNA_ANSWERED",
    "RETURN_COLLECTED",
    "RETURN_RECEIVED",
  ]);
});

test("outcomeOf: each channel is queued when requested and reachable, otherwise it names the reason", () => {
  const reach = { ...REACH, orderDeliveryAlarm: true, devices: 0 };
  expect(outcomeOf("ORDER_PAID", reach)).toEqual({ phone: "queued", push: "no device", email: "queued" });
  expect(outcomeOf("ORDER_PAID", { ...reach, phone: false, email: false })).toEqual({
    phone: "no number",
    push: "no device",
    email: "no address",
  });
  expect(outcomeOf("ORDER_PAID", { ...reach, hasLeft: true })).toEqual({
    phone: "left",
    push: "left",
    email: "left",
  });
  const advertised = outcomeOf("ADVERTISEMENT", { ...reach, advertisingAlarm: true }, ["email"]);
  expect(advertised).toEqual({ phone: "not asked for", push: "not asked for", email: "queued" });
  expect(CHANNELS).toEqual(["phone", "push", "email"]);
});

function bytes(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 128 ? 1 : 2), 0);
}
