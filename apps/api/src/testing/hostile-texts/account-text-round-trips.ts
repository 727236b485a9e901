import { GIFT_ADDRESS } from "../buy-gift-and-enter-address-steps.ts";
import { ADDRESS, guest, newPhone, PASSWORD, provePhone, signUp } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import type { Field, Fields, World, Written } from "./seeded-shop-and-field-types.ts";

/** Hostile texts in accounts and addresses. */

const { guestOrderName: _name, guestOrderPhone: _phone, ...BOOK } = ADDRESS;
const PARTS = [
  "selectedAddress",
  "roadAddress",
  "jibunAddress",
  "addressDetail",
  "receiverName",
  "memo",
  "entranceCode",
  "deliveryAddressType",
] as const;

/** Returns the text fields of an address, where a call takes one. */
export function addressTexts(
  place: string,
  write: (world: World, change: object) => Promise<Written>,
): Fields {
  return Object.fromEntries(
    PARTS.map((part): [string, Field] => [
      `${place}.${part}`,
      (world, text) => write(world, { [part]: text }),
    ]),
  );
}

/** Texts of accounts and addresses. */
export const ACCOUNT_TEXT_ROUND_TRIPS: Fields = {
  "POST /v2/tokens/sign-up body.name": async ({ shop, call }, name) => {
    const [phone, who] = [newPhone(), await guest(shop)];
    await provePhone(shop, who, phone, "signUp");
    const joined = await signUp(shop, { name, phone, email: `n${phone}@todayfruit.example` }, who);
    return [joined, async () => (await call(joined.reply.token, "GET /v2/app-users/detail")).reply];
  },
  "PUT /v1/app-users body.name": (world, name) => profile(world, { name }),
  "PUT /v1/app-users body.nickname": (world, nickname) => profile(world, { nickname }),
  "PUT /v1/app-users body.withdrawAccount.owner": (world, owner) => account(world, { owner }),
  "PUT /v1/app-users body.withdrawAccount.bankName": (world, bankName) => account(world, { bankName }),
  ...addressTexts("POST /v1/app-users/delivery-address body", async ({ shop, call, token }, change) => {
    await shop.database.db.pool.query("delete from delivery_address");
    return [
      await call(token, "POST /v1/app-users/delivery-address", { body: { ...BOOK, ...change } }),
      async () => (await call(token, "GET /v1/app-users/delivery-address")).reply,
    ];
  }),
  ...addressTexts("PUT /v1/app-users/delivery-address/{id} body", async ({ shop, call, token }, change) => {
    await shop.database.db.pool.query("delete from delivery_address");
    const { id } = (await call(token, "POST /v1/app-users/delivery-address", { body: BOOK })).reply;
    const body = { ...BOOK, ...change };
    return [
      await call(token, "PUT /v1/app-users/delivery-address/{id}", { path: { id }, body }),
      async () => (await call(token, "GET /v1/app-users/delivery-address")).reply,
    ];
  }),
  ...addressTexts("PUT /v1/gift/to/{id}/address body", async ({ shop, call, own }, change) => [
    await call(null, "PUT /v1/gift/to/{id}/address", {
      path: { id: own.giftLink },
      body: { ...GIFT_ADDRESS, ...change },
    }),
    () => select(shop, "select address from gift where id = $1", [own.giftToId]),
  ]),
};

async function profile({ call, token }: World, body: object): Promise<Written> {
  return [
    await call(token, "PUT /v1/app-users", { body }),
    async () => (await call(token, "GET /v2/app-users/detail")).reply,
  ];
}

async function account({ call, token }: World, change: object): Promise<Written> {
  const withdrawAccount = { owner: "김하루", bankName: "신한은행", accountNumber: "110123456789", ...change };
  return [
    await call(token, "PUT /v1/app-users", { body: { withdrawAccount, currentPassword: PASSWORD } }),
    async () => (await call(token, "GET /v1/app-users/withdraw-account")).reply,
  ];
}
