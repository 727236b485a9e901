import { allCalls, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCOUNT_CALL_INPUTS } from "../testing/access-matrix/account-call-inputs.ts";
import { BROWSING_CALL_INPUTS } from "../testing/access-matrix/browsing-call-inputs.ts";
import { BUYING_CALL_INPUTS } from "../testing/access-matrix/buying-call-inputs.ts";
import type { Entry, ShoppersName } from "../testing/access-matrix/matrix-entry.ts";
import { REVIEW_QUESTION_AND_NOTIFICATION_CALL_INPUTS } from "../testing/access-matrix/review-question-and-notification-call-inputs.ts";
import { SUBSCRIPTION_CALL_INPUTS } from "../testing/access-matrix/subscription-call-inputs.ts";
import { type Belongings, createAccountWithBelongings, SECRETS } from "../testing/account-with-belongings.ts";
import { confirmed } from "../testing/confirm-identity-by-code-steps.ts";
import { guest, member, seedProduct } from "../testing/product-and-member-fixtures.ts";
import { select } from "../testing/read-and-set-shop-state.ts";
import { seedDisplays } from "../testing/seed-displays.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

type Target = {
  shop: TestShop;
  victims: Record<"guest" | "member", Belongings>;
  strangers: Record<Stranger, string | null>;
};
type Stranger = "nobody" | "a bad token" | "another guest" | "another member";

let target: Target;
beforeAll(async () => {
  const shop = await createTestShop();
  await seedDisplays(shop.database.db, [(await seedProduct(shop.database.db)).productId]);
  target = {
    shop,
    victims: {
      guest: await createAccountWithBelongings(shop, "guest"),
      member: await createAccountWithBelongings(shop, "member", { sendsGift: true, reviews: true }),
    },
    strangers: {
      nobody: null,
      "a bad token": "A".repeat(43),
      "another guest": await guest(shop),
      "another member": await member(shop),
    },
  };
  await select(shop, "update gift set link_generation = 2, link_hash = sha256(link_hash)");
});
afterAll(() => target.shop.close());

/** Entry of each call; a new call of the contract does not compile until it is added. */
const CALLS: { [N in ShoppersName]: Entry<N> } = {
  ...BROWSING_CALL_INPUTS,
  ...BUYING_CALL_INPUTS,
  ...ACCOUNT_CALL_INPUTS,
  ...REVIEW_QUESTION_AND_NOTIFICATION_CALL_INPUTS,
  ...SUBSCRIPTION_CALL_INPUTS,
};

const NAMES = (Object.keys(allCalls) as Name[]).filter((name) => name in CALLS) as ShoppersName[];
const STRANGERS: Stranger[] = ["nobody", "a bad token", "another guest", "another member"];

test.each(
  NAMES.flatMap((name) =>
    STRANGERS.flatMap((who) => [[name, who, "guest"] as const, [name, who, "member"] as const]),
  ),
)("%s by %s shows and changes nothing of a %s", async (name, who, whose) => {
  const { victims, strangers } = target;
  const { access }: Call = allCalls[name];
  const { names, input } = CALLS[name];
  const before = await stateOf(victims[whose]);
  const answer = await callConfirmed(
    await tokenFor(name, who),
    name,
    input(victims[whose]),
    who === "another member",
  );
  expect(strangers).toBeDefined();
  const code = answer.status === 200 ? undefined : answer.refusal.code;
  expect([answer.status, code]).toEqual(expected(access, who, names, answer));
  const said = JSON.stringify(answer.reply);
  expect(SECRETS.filter((secret) => said.includes(secret))).toEqual([]);
  expect(await stateOf(victims[whose])).toEqual(before);
});

test.each(NAMES.flatMap((name) => [[name, "guest"] as const, [name, "member"] as const]))(
  "%s is allowed for the %s who owns it",
  async (name, kind) => {
    const { shop } = target;
    const also = {
      sendsGift: name.includes("/gift"),
      reviews: name.includes("/review"),
      subscribes: name.includes("subscription"),
      waits: name.includes("/waiting-rooms"),
    };
    const own = await ownerOf(name, kind, also);
    // Resets the daily limit of codes for each owner.
    await select(shop, "delete from phone_code");
    const { access }: Call = allCalls[name];
    const answer = await callConfirmed(own.token, name, CALLS[name].input(own), kind === "member");
    const isKept = access === "member" && kind === "guest";
    const isGuess = [
      "POST /v2/tokens",
      "POST /v2/tokens/oauth",
      "POST /v1/app-users/social/{snsType}",
      "POST /v1/app-users/cart-merge/undo",
      "POST /v1/app-users/coupons/code",
      "POST /v1/auth/social/kakaotalk/unlinked",
      "GET /v1/auth/social/kakaotalk/unlinked",
      "POST /v1/auth/social/naver/unlinked",
      "POST /v1/gift/shared",
      "POST /v1/messages/reports/{secret}",
      "GET /v1/account-changes/{token}",
      "POST /v1/account-changes/{token}/undo",
      "GET /v1/email-proofs/{token}",
      "POST /v1/email-proofs/{token}",
      "GET /v1/draft-orders/{token}",
      "GET /v1/checkout-links/{token}",
      "POST /v1/checkout-links/{token}/use",
      "GET /v1/pages/{slug}",
      "GET /v1/product-feeds/{token}",
    ].includes(name);
    expect([401, 403, 404, 429].includes(answer.status)).toBe(isKept || isGuess);
  },
);

/** Makes the call with the confirmation that it requires of a member; calls without one are another matrix. */
async function callConfirmed(token: string | null, name: Name, input: unknown, isMember: boolean) {
  const { shop } = target;
  const { confirm }: Call = allCalls[name];
  const purpose = isMember && token !== null ? confirm?.[0] : undefined;
  const headers = purpose === undefined ? {} : await confirmed(shop, token ?? "", purpose);
  return shop.call(token, name, input as never, headers);
}

const readers = new Map<string, Promise<Belongings>>();

/** Returns one shared owner for reading calls, and an owner of its own for each changing call. */
function ownerOf(name: Name, kind: "guest" | "member", also: { sendsGift: boolean; reviews: boolean }) {
  const create = () => createAccountWithBelongings(target.shop, kind, also);
  if (!name.startsWith("GET ")) return create();
  const key = JSON.stringify([kind, also]);
  const reader = readers.get(key) ?? create();
  readers.set(key, reader);
  return reader;
}

/** Returns a token of its own for logging out and leaving, so that the other sessions stay valid. */
async function tokenFor(name: Name, who: Stranger): Promise<string | null> {
  const isLast = name === "DELETE /v2/tokens" || name === "DELETE /v1/app-users";
  if (!isLast || who === "nobody" || who === "a bad token") return target.strangers[who];
  return who === "another guest" ? guest(target.shop) : member(target.shop);
}

function expected(
  access: Call["access"],
  who: Stranger,
  names: Entry<Name>["names"],
  answer: { status: number; refusal: { code: string } },
): unknown {
  if (access !== "public" && who === "nobody") return [401, "LOGIN_REQUIRED"];
  if (access !== "public" && who === "a bad token") return [401, "TOKEN_INVALID"];
  if (access === "member" && who === "another guest") return [403, "MEMBER_ONLY"];
  if (names === "somebody's") return [404, expect.stringMatching(/_NOT_FOUND$/)];
  const isDone = answer.status === 200 || answer.status === 204;
  return isDone ? [answer.status, undefined] : [expect.any(Number), expect.any(String)];
}

async function stateOf(own: Belongings): Promise<unknown> {
  const { pool } = target.shop.database.db;
  const { rows } = await pool.query(
    `select (select jsonb_agg(to_jsonb(co) order by co.id) from cart_option co where co.id = $1) as cart,
            (select to_jsonb(t) from order_tmp t where t.id = $2) as form,
            (select jsonb_agg(to_jsonb(o) order by o.id) from orders o where o.uuid = $3 or o.id = $4) as orders,
            (select to_jsonb(t) from gift t where t.id = $5) as gift,
            (select to_jsonb(r) - 'helpful_count' from review r where r.id = $6) as review,
            (select to_jsonb(q) from question q where q.id = $7) as question,
            (select jsonb_agg(to_jsonb(m) order by m.id) from inquiry_message m where m.inquiry_id = $8) as inquiry`,
    [
      own.cartOptionId,
      own.orderTmpId,
      own.openOrder.orderId,
      own.paidOrderId,
      own.giftToId,
      own.reviewId,
      own.questionId,
      own.inquiryId,
    ],
  );
  return rows[0];
}
