import { expect, test } from "vitest";
import { buildMessagePreviewVariables } from "./build-message-preview-variables.ts";
import {
  channelsOf,
  firstText,
  TEMPLATE_NAMES,
  templateProblem,
  variablesOf,
} from "./read-and-check-template-texts.ts";

const EACH = TEMPLATE_NAMES.flatMap((name) => channelsOf(name).map((channel) => ({ name, channel })));

test("first texts: each is valid by its own rule, and a sample names each of its variables", () => {
  for (const { name, channel } of EACH) {
    const text = firstText(name, channel);
    expect([name, channel, templateProblem(name, channel, text)]).toEqual([name, channel, null]);
    expect(Object.keys(buildMessagePreviewVariables(name))).toEqual(
      expect.arrayContaining(variablesOf(text, channel)),
    );
  }
});

test.each([
  ["ORDER_DELIVERED", "push", "#{상품|이/가} 왔어요", null],
  ["ORDER_DELIVERED", "push", "#{상품} 왔어요. #{상품|을/를} 드세요", null],
  ["ORDER_DELIVERED", "push", "#{상품|가/이} 왔어요", "unknown"],
  ["ORDER_DELIVERED", "push", "#{상품 왔어요", "unknown"],
  ["ORDER_DELIVERED", "push", "왔어요", "missing"],
  ["ORDER_DELIVERED", "phone", "[#{상호}] #{주문번호} #{상품|이/가} 왔어요", "unknown"],
  ["ORDER_DELIVERED", "phone", "[#{상호}] #{주문번호} #{상품} #{날씨}", "unknown"],
  ["ORDER_DELIVERED", "phone", "[#{상호}] #{상품}", "missing"],
  ["ORDER_DELIVERED", "phone", "[#{상호}] #{주문번호} #{상품}", null],
] as const)("template text: %s on %s, %s → %s", (name, channel, text, problem) => {
  expect(templateProblem(name, channel, text)).toBe(problem);
});
