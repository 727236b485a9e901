import { expect, test } from "vitest";
import { parseDecisionForm } from "./parse-decision-form.ts";

const expected = 5235;

test.each([
  ["nothing written", { sum: "", notice: " " }, {}],
  ["words alone", { sum: "", notice: " 죄송해요 " }, { notice: "죄송해요" }],
  ["the expected sum", { sum: "5,235원", notice: "" }, {}],
  [
    "another sum with its reason",
    { sum: "8,725", notice: "하나 더" },
    { refundPrice: 8725, notice: "하나 더" },
  ],
  ["nothing back with its reason", { sum: "0", notice: "멀쩡해요" }, { refundPrice: 0, notice: "멀쩡해요" }],
])("parseDecisionForm: %s", (_, written, body) => {
  expect(parseDecisionForm({ ...written, expected })).toMatchObject({ ok: true, value: body });
});

test("parseDecisionForm: another sum without a reason and what is no number are refused in words", () => {
  expect(parseDecisionForm({ sum: "8,725", notice: "", expected })).toMatchObject({
    ok: false,
    code: /까닭/,
  });
  expect(parseDecisionForm({ sum: "많이", notice: "하나 더", expected })).toMatchObject({
    ok: false,
    code: /숫자/,
  });
});
