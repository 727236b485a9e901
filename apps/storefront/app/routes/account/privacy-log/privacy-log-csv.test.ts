import { expect, test } from "vitest";
import { type Entry, namePrivacyLogActor } from "./name-privacy-log-actor.ts";
import { privacyLogCsv } from "./privacy-log-csv.ts";

const ENTRY: Entry = {
  id: 1,
  actor: "staff",
  actorName: "고객 상담",
  why: "주문을 열어 봤어요",
  reason: '=1+1 "전화"',
  seen: "주문 내역, 주소",
  orderIds: [12, 9],
  inquiryIds: [],
  at: "2026-11-22T15:10:00.000Z",
};

test("an entry is a line of the file with the time of Korea, and no text is a formula or ends its cell", () => {
  expect(privacyLogCsv([ENTRY])).toBe(
    '\u{FEFF}"언제","누가","왜","적은 까닭","본 것","주문","문의"\r\n' +
      '"2026-11-23 00:10","쇼핑몰 직원 (고객 상담)","주문을 열어 봤어요","\'=1+1 ""전화""","주문 내역, 주소","12 9",""\r\n',
  );
});

test.each([
  ["staff", null, "쇼핑몰 직원"],
  ["farm", "부석은빛사과농원", "부석은빛사과농원"],
  ["carrier", "한진택배", "한진택배"],
  ["system", null, "쇼핑몰 프로그램"],
  ["self", null, "나"],
] as const)("%s with the name %o is shown as %s", (actor, actorName, text) => {
  expect(namePrivacyLogActor({ actor, actorName })).toBe(text);
});
