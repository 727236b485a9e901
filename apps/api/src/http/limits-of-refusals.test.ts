import { REFUSALS, type RefusalCode } from "@todayfruit/contract/refusals";
import { checkName } from "@todayfruit/domain/accounts/check-name";
import { checkPassword } from "@todayfruit/domain/accounts/password-rules";
import { canResendGiftMessage } from "@todayfruit/domain/gifts/can-resend-gift-message";
import { inquiryText } from "@todayfruit/domain/inquiries/inquiry-limits";
import { canSendCode } from "@todayfruit/domain/phone-codes/phone-code-rules";
import { previewInstant } from "@todayfruit/domain/previews/preview-instant";
import { questionText } from "@todayfruit/domain/questions/question-text-rules";
import { reviewText } from "@todayfruit/domain/reviews/review-text-rules";
import { invoiceOf } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import { isAnnouncedInTime } from "@todayfruit/domain/terms/notice-period";
import { isVideoTooLarge } from "@todayfruit/domain/videos/video-limits";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountWithBelongings } from "../testing/account-with-belongings.ts";
import { confirmed } from "../testing/confirm-identity-by-code-steps.ts";
import { LIMIT_TEST_EXEMPT_REFUSAL_CODES } from "../testing/limit-test-exempt-refusal-codes.ts";
import { ADDRESS, guest, member, seedProduct } from "../testing/product-and-member-fixtures.ts";
import { select } from "../testing/read-and-set-shop-state.ts";
import { subscribe } from "../testing/subscriptions/subscribe-member-steps.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
let madeOptions = 7_000_000;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  const { productId } = await seedProduct(shop.database.db);
  await select(
    shop,
    `insert into product
     select (jsonb_populate_record(p, jsonb_build_object('id', 900000 + n, 'uuid', gen_random_uuid()))).*
       from product p, generate_series(1, 501) n where p.id = $1`,
    [productId],
  );
});
afterAll(() => shop.close());

type Fits = (count: number) => boolean | Promise<boolean>;
/** `most`: the number fits and one more does not; `least`: the number fits and one less does not. */
type Row = [code: RefusalCode, at: "most" | "least", fits: Fits, place?: number];

const NOW = Date.parse("2026-11-21T03:00:00Z");
const letters = (count: number) => "가".repeat(count);

/** Each refusal whose sentence names a limit; `place` is that of the number in the sentence, the first by default. */
const ROWS: Row[] = [
  ["PASSWORD_TOO_WEAK", "least", (count) => checkPassword("x".repeat(count)).ok],
  ["PASSWORD_TOO_WEAK", "most", (count) => checkPassword("x".repeat(count)).ok, 1],
  ["NAME_INVALID", "most", (count) => checkName(letters(count)).ok],
  ["REVIEW_TOO_SHORT", "least", (count) => reviewText(letters(count)).ok],
  ["REVIEW_TOO_LONG", "most", (count) => reviewText(letters(count)).ok],
  ["QUESTION_TOO_SHORT", "least", (count) => questionText(letters(count)).ok],
  ["QUESTION_TOO_LONG", "most", (count) => questionText(letters(count)).ok],
  ["INQUIRY_TOO_SHORT", "least", (count) => inquiryText(letters(count)).ok],
  ["INQUIRY_TOO_LONG", "most", (count) => inquiryText(letters(count)).ok],
  ["INVOICE_INVALID", "least", (count) => invoiceOf("1".repeat(count)) !== null],
  ["INVOICE_INVALID", "most", (count) => invoiceOf("1".repeat(count)) !== null, 1],
  ["CODE_TOO_SOON", "least", (minutes) => canSendCode(sentBefore(minutes), NOW).ok],
  ["GIFT_RESEND_TOO_SOON", "least", (minutes) => canResendGiftMessage(messaged(1, minutes), at(0)).ok],
  // The first message counts besides those sent again.
  ["GIFT_RESEND_LIMIT", "most", (count) => canResendGiftMessage(messaged(count, 60), at(0)).ok],
  ["APPEAL_TOO_SHORT", "least", (count) => appeals(count)],
  ["APPEAL_TOO_LONG", "most", (count) => appeals(count)],
  ["FAVORITE_LIMIT", "most", (count) => keepsFavorite(count)],
  ["CART_FULL", "most", (count) => holdsLine(count)],
  ["ADDRESS_LIMIT", "most", (count) => savesAddress(count)],
  ["BILLING_CARD_LIMIT", "most", (count) => registersCard(count)],
  ["QUESTION_LIMIT", "most", (count) => asks(count)],
  ["INQUIRY_LIMIT", "most", (count) => inquires(count)],
  ["SUBSCRIPTION_LIMIT", "most", (count) => subscribesTo(count)],
  ["RESTOCK_ALARM_LIMIT", "most", (count) => waitsFor(count)],
  ["PICTURE_LIMIT", "most", (count) => mayUpload(count)],
  ["VIDEO_TOO_LARGE", "most", (megabytes) => !isVideoTooLarge(megabytes * 1024 * 1024)],
  ["VIDEO_LIMIT", "most", (count) => beginsVideo(count)],
  ["PREVIEW_INSTANT_INVALID", "most", (days) => previewInstant(at(days * 24 * 60), new Date(NOW)) !== null],
  ["TERMS_NOTICE_TOO_SHORT", "least", (days) => announced(days, false)],
  ["TERMS_NOTICE_TOO_SHORT", "least", (days) => announced(days, true), 1],
];

test("every refusal that names a number is tried at its limit, or says why not", () => {
  const named = Object.entries(REFUSALS).flatMap(([code, [, sentence]]) => (/\d/.test(sentence) ? code : []));
  const tried = new Set<string>([
    ...ROWS.map(([code]) => code),
    ...Object.keys(LIMIT_TEST_EXEMPT_REFUSAL_CODES),
  ]);
  expect(named.filter((code) => !tried.has(code))).toEqual([]);
  expect([...tried].filter((code) => !named.includes(code))).toEqual([]);
});

test.each(ROWS)(
  "%s: the number of its sentence is the limit, at %s (one less, the number, one more)",
  async (code, bound, fits, place = 0) => {
    const limit = numbersIn(REFUSALS[code][1])[place] ?? 0;
    expect(limit).toBeGreaterThan(0);
    const tried = [await fits(limit - 1), await fits(limit), await fits(limit + 1)];
    expect(tried).toEqual(bound === "most" ? [true, true, false] : [false, true, true]);
  },
);

function numbersIn(sentence: string): number[] {
  return [...sentence.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(",", "")));
}

function at(minutes: number): string {
  return new Date(NOW + minutes * 60_000).toISOString();
}

function announced(days: number, isAdverse: boolean): boolean {
  return isAnnouncedInTime({ publishedAt: at(0), effectiveAt: at(days * 24 * 60), isAdverse });
}

function sentBefore(minutes: number) {
  return { byPhone: [NOW - minutes * 60_000], byAddress: 1, byDevice: 1 };
}

function messaged(messageCount: number, minutesAgo: number) {
  return { messageCount, lastMessageAt: at(-minutesAgo) };
}

/** Sends an appeal of this many letters against a hidden review. */
async function appeals(count: number): Promise<boolean> {
  const own = await createAccountWithBelongings(shop, "member", { reviews: true });
  const { status } = await shop.call(own.token, "POST /v1/review/report/{id}/appeal", {
    path: { id: own.reportId },
    body: { contents: letters(count) },
  });
  return status === 200;
}

async function beginsVideo(count: number): Promise<boolean> {
  const { token, id } = await account();
  await select(
    shop,
    `insert into uploaded_video (id, user_id, bytes, created_at)
     select md5($1 || ' ' || n), $1::bigint, 8, $3 from generate_series(1, $2::int) n`,
    [String(id), count - 1, shop.clock.now],
  );
  return (await shop.call(token, "POST /v1/app-users/videos", { body: { bytes: 8 } })).status === 200;
}

async function keepsFavorite(count: number): Promise<boolean> {
  const { token, id } = await account();
  const { productId } = await seedProduct(shop.database.db);
  await select(
    shop,
    "insert into favorite (user_id, product_id, created_at) select $1, 900000 + n, $3 from generate_series(1, $2::int) n",
    [id, count - 1, shop.clock.now],
  );
  const path = { id: productId };
  return (await shop.call(token, "POST /v1/app-users/favorites/{id}", { path })).status === 200;
}

async function holdsLine(count: number): Promise<boolean> {
  const { token, id } = await account();
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const other = await seedProduct(shop.database.db);
  madeOptions += 1000;
  await select(
    shop,
    `insert into product_option
     select (jsonb_populate_record(o, jsonb_build_object('id', $2::bigint + n))).*
       from product_option o, generate_series(1, $3::int) n where o.id = $1`,
    [other.optionIds[0], madeOptions, count - 1],
  );
  await select(
    shop,
    `with item as (insert into cart_item (user_id, product_id) values ($1, $2) returning id)
     insert into cart_option (cart_item_id, option_id, units, created_at)
     select item.id, o.id, 1, $4 from item, (select id from product_option where product_id = $2 order by id desc limit $3) o`,
    [id, other.productId, count - 1, shop.clock.now],
  );
  const body = { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] };
  return (await shop.call(token, "POST /v1.2/app-users/shopping-carts", { body })).status === 200;
}

async function savesAddress(count: number): Promise<boolean> {
  const { token, id } = await account();
  await select(
    shop,
    `insert into delivery_address (user_id, is_default, selected_address, road_address, jibun_address, address_detail,
            receiver_name, phone, zonecode, memo, delivery_address_type, created_at)
     select $1, false, '서울', '', '', '', '김', '01012345678', '05551', '', '', $3 from generate_series(1, $2::int)`,
    [id, count - 1, shop.clock.now],
  );
  return (await shop.call(token, "POST /v1/app-users/delivery-address", { body: ADDRESS })).status === 200;
}

async function registersCard(count: number): Promise<boolean> {
  const { token, id } = await account();
  await select(
    shop,
    `insert into billing_card (user_id, key_id, sealed, issuer_code, number_masked, is_default, created_at)
     select $1, 'key', decode('00', 'hex'), '11', '5188****' || n, false, $3 from generate_series(1, $2::int) n`,
    [id, count - 1, shop.clock.now],
  );
  const body = {
    cardNumber: "5188001100220038",
    month: "12",
    year2digits: "99",
    dateOfBirth: "900101",
    cardPassword: "00",
  };
  const headers = await confirmed(shop, token, "addCard");
  return (await shop.call(token, "POST /v1/app-users/billing-cards", { body }, headers)).status === 200;
}

async function asks(count: number): Promise<boolean> {
  const { token, id } = await account();
  const { productId } = await seedProduct(shop.database.db);
  await select(
    shop,
    `with asked as (
       insert into question (product_id, nickname, contents, is_secret, created_at)
       select $1, '김', '언제 오나요 ' || n, false, $3 from generate_series(1, $2::int) n returning id
     )
     insert into question_author (question_id, user_id) select id, $4 from asked`,
    [productId, count - 1, shop.clock.now, id],
  );
  const body = { contents: "얼마나 달콤한가요?", isSecret: false };
  const path = { id: productId };
  return (await shop.call(token, "POST /v1/products/{id}/questions", { path, body })).status === 200;
}

async function inquires(count: number): Promise<boolean> {
  const { token, id } = await account();
  await select(
    shop,
    `with own as (
       insert into inquiry (user_id, kind, wants_notice, created_at, waits_since) values ($1, 'product', false, $2, $2)
       returning id
     )
     insert into inquiry_message (inquiry_id, contents, created_at)
     select own.id, '언제 오나요', $2 from own, generate_series(1, $3::int)`,
    [id, shop.clock.now, count - 1],
  );
  const body = {
    kind: "product" as const,
    orderProductId: null,
    wantsNotice: false,
    contents: "얼마나 달콤한가요?",
    photos: [],
  };
  return (await shop.call(token, "POST /v1/app-users/inquiries", { body })).status === 200;
}

async function waitsFor(count: number): Promise<boolean> {
  const { token, id } = await account();
  const { productId } = await seedProduct(shop.database.db, { stock: 0 });
  await select(
    shop,
    `insert into restock_alarm (user_id, product_id, by_push, by_phone, created_at, ends_on)
     select $1, 900000 + n, true, true, $3, '2099-12-31' from generate_series(1, $2::int) n`,
    [id, count - 1, shop.clock.now],
  );
  const body = { optionId: null, byPush: true, byPhone: true };
  const path = { id: productId };
  return (await shop.call(token, "POST /v1/products/{id}/restock-alarms", { path, body })).status === 200;
}

/** Subscribes to an option beside paused subscriptions of others. */
async function subscribesTo(count: number): Promise<boolean> {
  const { token, id } = await account();
  const other = await seedProduct(shop.database.db);
  madeOptions += 1000;
  await select(
    shop,
    `with made as (
       insert into product_option
       select (jsonb_populate_record(o, jsonb_build_object('id', $2::bigint + n))).*
         from product_option o, generate_series(1, $3::int) n where o.id = $1
       returning id
     )
     insert into subscription (user_id, option_id, units, interval_weeks, weekday, address, variant, status, pause_reason, created_at)
     select $4, id, 1, 2, 'mon', '{}', 'todayfruit', 'paused', 'buyer', $5 from made`,
    [other.optionIds[0], madeOptions, count - 1, id, shop.clock.now],
  );
  return (await subscribe(shop, token)).detail.status === "active";
}

/** Sends a picture after the others of this day. */
async function mayUpload(count: number): Promise<boolean> {
  const token = await guest(shop);
  const [own] = await select<{ id: number }>(shop, "select max(id) as id from app_user");
  await select(
    shop,
    `insert into uploaded_image (path, user_id, created_at)
     select 'uploads/' || md5($1::bigint || '-' || n) || '.jpg', $1::bigint, $3 from generate_series(1, $2::int) n`,
    [own?.id, count - 1, shop.clock.now],
  );
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } });
  const body = await picture.jpeg().toBuffer();
  return (await shop.call(token, "POST /v1/app-users/images", { body })).status === 200;
}

async function account(): Promise<{ token: string; id: number }> {
  const token = await member(shop);
  return { token, id: (await shop.call(token, "GET /v2/app-users/detail")).reply.id };
}
