import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROUTES } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { MESSAGE_TEMPLATES } from "@todayfruit/domain/messages/templates/all-templates";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const sources = globSync("apps/api/src/{features,jobs}/**/*.ts", { cwd: ROOT })
  .filter((file) => !file.endsWith(".test.ts") && !file.includes("/audit/"))
  .map((file) => readFileSync(path.join(ROOT, file), "utf8"));

/** Fails for a template registered at Kakao and never sent, or sent without a listed channel. */
test.each(Object.keys({ ...MESSAGE_TEMPLATES, ADVERTISEMENT: null }))("%s: is sent by the shop", (name) => {
  expect(sources.some((text) => new RegExp(`["']${name}["']`).test(text))).toBe(true);
});

test("message templates: every member's template has channels, and no channel lacks a template", () => {
  // Receivers of gifts and those who order by telephone have a phone alone, operators a mail.
  const own = Object.keys(MESSAGE_TEMPLATES).filter(
    (name) => !/^(GIFT_(?!.*_SENDER$)|OPERATOR_|DRAFT_ORDER)/.test(name),
  );
  expect(Object.keys(ROUTES).sort()).toEqual([...own, "ADVERTISEMENT"].sort());
});
