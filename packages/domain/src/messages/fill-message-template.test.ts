import { expect, test } from "vitest";
import { LINK, MESSAGE_MAX, type MessageTemplate } from "./alimtalk-template-types.ts";
import { fillMessageTemplate } from "./fill-message-template.ts";
import { MESSAGE_TEMPLATES } from "./templates/all-templates.ts";

const GIFT = {
  상호: "오늘의과일",
  보낸이: "김하루",
  메시지: "늘 고마워요",
  상품: "꿀부사 사과 3kg",
  기한: "12월 5일",
  링크: "https://todayfruit.example/gift/0b7e",
};

test("fillMessageTemplate: variables are filled in, and the text carries the address of the button", () => {
  const { text, variables } = fillMessageTemplate("GIFT_ARRIVED", GIFT);
  expect(text).toBe(
    [
      "[오늘의과일] 선물이 도착했어요",
      "",
      "김하루님이 선물을 보냈어요.",
      "",
      "메시지: 늘 고마워요",
      "선물: 꿀부사 사과 3kg",
      "받는 기한: 12월 5일까지",
      "",
      "배송지를 적으면 산지에서 바로 보내드려요.",
      "",
      "선물 받기: https://todayfruit.example/gift/0b7e",
    ].join("\n"),
  );
  expect(variables["#{링크}"]).toBe("todayfruit.example/gift/0b7e");
  expect(variables["#{보낸이}"]).toBe("김하루");
});

test("fillMessageTemplate: line breaks in values are removed, and placeholders in values stay as typed", () => {
  const { text } = fillMessageTemplate("GIFT_ARRIVED", {
    ...GIFT,
    메시지: "안녕\n\n[오늘의과일] 당첨 #{기한}",
  });
  expect(text).toContain("메시지: 안녕 [오늘의과일] 당첨 #{기한}\n");
  expect(fillMessageTemplate("GIFT_ARRIVED", { ...GIFT, 메시지: "  " }).text).toContain("메시지: -\n");
});

test("fillMessageTemplate: long values are shortened to Kakao's limit", () => {
  const { text, variables } = fillMessageTemplate("GIFT_ARRIVED", { ...GIFT, 메시지: "가".repeat(2000) });
  expect(variables["#{메시지}"]).toMatch(/^가+…$/);
  expect(text.slice(0, text.indexOf("\n\n선물 받기")).length).toBeLessThanOrEqual(MESSAGE_MAX);
});

test.each(Object.entries<MessageTemplate>(MESSAGE_TEMPLATES))(
  "MESSAGE_TEMPLATES: %s follows Kakao's rules",
  (_name, template) => {
    const text = template.lines.join("\n");
    expect(text).toMatch(/^\[#\{상호\}\] \S/);
    expect(text).not.toMatch(/\{[^}]*[.{]|할인|쿠폰|이벤트|특가/);
    expect(text).not.toContain(`#{${LINK}}`);
    expect((template.button ?? "").length).toBeLessThanOrEqual(14);
  },
);
