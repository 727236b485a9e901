import type { Name } from "@todayfruit/contract/all-calls";
import { QUESTION_TEXT } from "@todayfruit/domain/questions/question-text-rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCOUNT_CALL_INPUTS } from "../testing/access-matrix/account-call-inputs.ts";
import { BROWSING_CALL_INPUTS } from "../testing/access-matrix/browsing-call-inputs.ts";
import { BUYING_CALL_INPUTS } from "../testing/access-matrix/buying-call-inputs.ts";
import type { Entry } from "../testing/access-matrix/matrix-entry.ts";
import { REVIEW_QUESTION_AND_NOTIFICATION_CALL_INPUTS } from "../testing/access-matrix/review-question-and-notification-call-inputs.ts";
import { SUBSCRIPTION_CALL_INPUTS } from "../testing/access-matrix/subscription-call-inputs.ts";
import { ACCOUNT_TEXT_ROUND_TRIPS } from "../testing/hostile-texts/account-text-round-trips.ts";
import { CANCELLATION_TEXT_ROUND_TRIPS } from "../testing/hostile-texts/cancellation-text-round-trips.ts";
import { GIFT_TEXT_ROUND_TRIPS } from "../testing/hostile-texts/gift-text-round-trips.ts";
import { packsOf } from "../testing/hostile-texts/hostile-text-samples.ts";
import {
  isTight,
  listFieldsThatAcceptMarkup,
  withText,
} from "../testing/hostile-texts/list-fields-that-accept-markup.ts";
import { FILE_TEXTS, OPERATOR_TEXT_WRITERS } from "../testing/hostile-texts/operator-text-writers.ts";
import { ORDER_TEXT_ROUND_TRIPS } from "../testing/hostile-texts/order-text-round-trips.ts";
import {
  createWorld,
  type Fields,
  type KeptFields,
  type World,
} from "../testing/hostile-texts/seeded-shop-and-field-types.ts";
import { SHOPPER_TEXT_ROUND_TRIPS } from "../testing/hostile-texts/shopper-text-round-trips.ts";
import { isNotKept, NOT_KEPT } from "../testing/hostile-texts/unstored-fields.ts";
import { SEARCH_TEXTS, VISIT_TEXTS } from "../testing/hostile-texts/visit-and-search-text-writers.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
let world: World;
beforeAll(async () => {
  shop = await createTestShop();
  world = await createWorld(shop);
});
afterAll(() => shop.close());

/** Texts that are stored and shown: to their writer, to others, or to operators. */
const SHOWN: Fields = {
  ...ACCOUNT_TEXT_ROUND_TRIPS,
  ...ORDER_TEXT_ROUND_TRIPS,
  ...CANCELLATION_TEXT_ROUND_TRIPS,
  ...GIFT_TEXT_ROUND_TRIPS,
  ...SHOPPER_TEXT_ROUND_TRIPS,
  ...SEARCH_TEXTS,
  ...FILE_TEXTS,
};
const KEPT: KeptFields = { ...VISIT_TEXTS, ...OPERATOR_TEXT_WRITERS };
const FREE = listFieldsThatAcceptMarkup();
const FIRST_SYLLABLE = 0xac00;
/** Fields that take letters alone and refuse all the texts. */
const NAMES = ["POST /v2/tokens/sign-up body.name", "PUT /v1/app-users body.name"];

test("every text field of the contract is listed here, as stored or as not stored", () => {
  const fields = FREE.map(({ field }) => field);
  const written = [...Object.keys(SHOWN), ...Object.keys(KEPT)];
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter((field) => written.includes(field) === isNotKept(field))).toEqual([]);
  expect(written.filter((field, at) => !fields.includes(field) || written.indexOf(field) !== at)).toEqual([]);
  expect(NOT_KEPT.filter(([where]) => !fields.some((field) => where.test(field)))).toEqual([]);
});

test.each([
  ["\\S", false],
  ["^[^\\s@]+@[^\\s@]+$", false],
  ["^.{3}$", false],
  ["^[<>]+$", false],
  ["\\d{6}", false],
  ["^\\d{6}$", true],
  ["^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", true],
])("%s escapes markup: %s", (pattern, isSo) => {
  expect(isTight(pattern)).toBe(isSo);
});

test.each(Object.entries(SHOWN))("%s is shown unchanged", async (field, write) => {
  const beginning = beginningOf(field);
  for (const pack of packsOf(longestOf(field) - beginning.length)) {
    const text = beginning + pack;
    const [{ status, refusal }, shown] = await write(world, text);
    if (NAMES.includes(field)) {
      expect([text, status, refusal.message]).toEqual([text, 400, expect.stringMatching(/[가-힣].*요$/)]);
    } else {
      expect([text, status, status === 200 ? null : refusal]).toEqual([text, 200, null]);
      expect(JSON.stringify(await shown())).toContain(inJson(text));
    }
  }
});

test("every other stored text is stored unchanged", async () => {
  const sent = [];
  for (const [turn, [field, write]] of Object.entries(KEPT).entries()) {
    const beginning = beginningOf(field);
    const packs = packsOf(longestOf(field) - beginning.length - 1);
    // Each text ends with a letter of its own, so that one look at the database finds the missing one.
    const text = `${beginning}${packs[turn % packs.length]}${String.fromCodePoint(FIRST_SYLLABLE + turn)}`;
    const { status, refusal } = await write(world, text);
    expect([field, status, status < 300 ? null : refusal]).toEqual([field, expect.any(Number), null]);
    sent.push({ field, text });
  }
  const kept = JSON.stringify(await world.rowsWith("__xss"));
  expect(sent.filter(({ text }) => !kept.includes(inJson(text)))).toEqual([]);
}, 60_000);

test("texts listed as not stored are neither stored nor repeated, and refusals carry a sentence", async () => {
  const sent = FREE.filter(({ field }) => isNotKept(field) && field !== "POST /v1/app-users/images body");
  for (const [turn, { name, at, field }] of sent.entries()) {
    const text = `<y ${1000 + turn}>`;
    const input = withText(
      await inputOf(name),
      at,
      at === "body" ? { eventType: text, data: { orderId: text } } : text,
    );
    const token = name.includes(" /operator/") ? world.clerk : world.token;
    const { status, reply, refusal } = await shop.call(token, name as Name, input as never);
    // `detail` may repeat the wrong part of a filter.
    const said = JSON.stringify({ ...reply, detail: null });
    expect([field, status < 500, said.includes(text)]).toEqual([field, true, false]);
    if (status >= 400) expect([field, refusal.message]).toEqual([field, expect.stringMatching(/[가-힣]/)]);
  }
  const kept = JSON.stringify(await world.rowsWith("<y 1"));
  expect(sent.filter((_, turn) => kept.includes(`<y ${1000 + turn}>`)).map(({ field }) => field)).toEqual([]);
}, 60_000);

const INPUTS = {
  ...BROWSING_CALL_INPUTS,
  ...BUYING_CALL_INPUTS,
  ...ACCOUNT_CALL_INPUTS,
  ...REVIEW_QUESTION_AND_NOTIFICATION_CALL_INPUTS,
  ...SUBSCRIPTION_CALL_INPUTS,
} as Record<string, Pick<Entry<Name>, "input">>;

/** Returns the beginning that a field needs: an address begins with its 시·도, which agrees with the zonecode. */
function beginningOf(field: string): string {
  return field.endsWith(".selectedAddress") ? "서울 " : "";
}

/** Returns valid input of a call. */
async function inputOf(name: string): Promise<unknown> {
  const work = world.work[name as keyof World["work"]];
  if (work) return work();
  return INPUTS[name]?.input(world.own) ?? { body: { email: "a@b", password: "x", code: "1" } };
}

/** Returns the longest text that a field takes; a question is shorter than its call allows. */
function longestOf(field: string): number {
  const { maxLength = 0 } = FREE.find((each) => each.field === field) ?? {};
  return field.includes("/questions") && !field.includes("/operator/") ? QUESTION_TEXT.longest : maxLength;
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
