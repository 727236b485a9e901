import type { Input } from "@todayfruit/contract/all-calls";
import type { Db } from "../db/database.ts";
import { hashToken } from "../http/authentication/read-and-hash-bearer-token.ts";
import type { TestShop } from "./test-shop.ts";

/** Rows and accounts that tests begin with: products, members, guests, points, addresses. */

let nextId = 1;

export type ProductSeed = {
  price?: number;
  listPrice?: number;
  stock?: number | null;
  options?: number;
  taxStatus?: "tax_free" | "taxable";
  freeFrom?: number;
  base?: number;
  status?: string;
  isAppOnly?: boolean;
  minGrade?: number | null;
  saleType?: string;
  distributorId?: number;
  undeliverableThird?: boolean;
  shipmentDates?: readonly string[];
  comingSoonAt?: string;
  limitedBeginAt?: string;
  limitedEndAt?: string;
};

export type Seeded = { productId: number; distributorId: number; optionIds: [number, ...number[]] };

/** Inserts a category, a farm and a product with options, unique within the test. */
export async function seedProduct(db: Db, seed: ProductSeed = {}): Promise<Seeded> {
  const id = nextId++;
  const { pool } = db;
  const distributorId = seed.distributorId ?? 300 + id;
  const price = seed.price ?? 10_000;
  await pool.query(
    `insert into category (id, slug, name, icon, sort) values (91, 'fruit', '과일', 'media/i.webp', 1) on conflict do nothing`,
  );
  await pool.query(
    `insert into category (id, parent_id, name, icon, sort) values (1001, 91, '감귤', 'media/i.webp', 1) on conflict do nothing`,
  );
  await pool.query(
    `insert into distributor (id, uuid, name, region, greeting, delivery_company_code, delivery_company_name, shipping_address,
            base_shipping_fee, free_shipping_from, is_bundle, bundle_policy, order_cutoff_time, shipping_weekdays, cs_phone, business_number)
     values ($1, gen_random_uuid(), $2, '제주', '안녕하세요', '04', 'CJ대한통운', '제주', 3000, 50000, true, '묶음', '13:00',
             '{sun,mon,tue,wed,thu}', '070-0000-0001', '000-00-00001') on conflict do nothing`,
    [distributorId, `농원 ${distributorId}`],
  );
  const productId = 20_000 + id;
  await pool.query(
    `insert into product (id, uuid, root_category_id, category_id, distributor_id, name, sub_title, kind, status, list_price, price,
            supply_cost, representative_option_id, shipping_base, shipping_primary_area, shipping_secondary_area, shipping_third_area,
            shipping_fee_unit, free_shipping_from, is_bundle, undeliverable_primary_area, undeliverable_secondary_area,
            undeliverable_third_area, delivery_company_code, delivery_company_name, tax_status, is_exclusive, is_app_only, is_wholesale,
            min_grade, restricted_stock_order, max_unit_in_box, unstoring_days_after, sale_type, no_resale, origin, storage, keywords,
            images, contents, sales_weight, score_average, review_count, question_count, favorite_count, related_product_ids, created_at,
            coming_soon_at, limited_begin_at, limited_end_at)
     values ($1, gen_random_uuid(), 91, 1001, $2, $3, '한 줄', 'kind', $4, $5, $6, 100, $7, $8, 0, 3000, 5000, 'order', $9, true, false,
             false, $10, '04', 'CJ대한통운', $11, false, $12, false, $13, false, 5, 1, $14, false, '국산', '냉장', '{}', '{media/p.jpg}',
             '[]', $15, 4.5, 0, 0, 0, '{}', '2026-11-01T00:00:00Z', $16, $17, $18)`,
    [
      productId,
      distributorId,
      `상품 ${id}`,
      seed.status ?? "stock_in",
      seed.listPrice ?? price,
      price,
      500_000 + id * 10,
      seed.base ?? 3000,
      seed.freeFrom ?? 0,
      seed.undeliverableThird ?? false,
      seed.taxStatus ?? "tax_free",
      seed.isAppOnly ?? false,
      seed.minGrade ?? null,
      seed.saleType ?? "normal",
      id,
      seed.comingSoonAt ?? null,
      seed.limitedBeginAt ?? null,
      seed.limitedEndAt ?? null,
    ],
  );
  const count = seed.shipmentDates?.length ?? seed.options ?? 1;
  const first = 500_000 + id * 10;
  const optionIds: Seeded["optionIds"] = [
    first,
    ...Array.from({ length: count - 1 }, (_, index) => first + 1 + index),
  ];
  for (const [index, optionId] of optionIds.entries()) {
    await pool.query(
      `insert into product_option (id, product_id, name, sort, amount, list_price, price, supply_cost, status, shipment_date, max_unit_in_box)
       values ($1, $2, $3, $4, 1, $5, $6, 100, $7, $8, 5)`,
      [
        optionId,
        productId,
        `옵션 ${index + 1}`,
        index,
        seed.listPrice ?? price,
        price,
        seed.stock === null ? "unlimited_stock_in" : "stock_in",
        seed.shipmentDates?.[index] ?? null,
      ],
    );
    if (seed.stock !== null) {
      await pool.query("insert into option_stock (option_id, on_hand) values ($1, $2)", [
        optionId,
        seed.stock ?? 100,
      ]);
    }
  }
  return { productId, distributorId, optionIds };
}

/** Inserts a video of these products with the given id. */
export async function seedVideo(db: Db, id: number, productIds: readonly number[] = []): Promise<void> {
  await db.pool.query(
    `insert into video (id, slug, title, contents, video_url, thumbnail, duration_seconds, width, height, view_count,
            share_count, product_ids, created_at)
     values ($1, $2, '영상', '내용', 'media/v.mp4', 'media/v.jpg', 6.5, 360, 640, 100, 10, $3, $4)
         on conflict do nothing`,
    [id, `video-${id}`, productIds, new Date(Date.UTC(2026, 10, 1, 0, 0, id % 3600))],
  );
}

export async function guest(shop: TestShop): Promise<string> {
  return (await shop.call(null, "POST /v2/tokens/guest", {})).reply.token;
}

/** Returns a mobile number unique within the test. */
export function newPhone(): string {
  return `010${String(20_000_000 + nextId++)}`;
}

/** Signs a member up, with a phone verified by `provePhone`; returns the token. */
export async function member(shop: TestShop, email = `buyer${nextId++}@todayfruit.example`): Promise<string> {
  const { reply } = await signUp(shop, { email });
  return reply.token;
}

/** Password of every member in tests. */
export const PASSWORD = "orchard in the fog";

export type SignUp = Partial<Input<"POST /v2/tokens/sign-up">["body"]>;

/** Signs up with a verified phone; fields left out get common values. */
export async function signUp(shop: TestShop, change: SignUp, asGuest?: string) {
  const token = asGuest ?? (await guest(shop));
  const phone = change.phone ?? newPhone();
  await provePhone(shop, token, phone.replaceAll("-", ""), "signUp");
  return shop.call(token, "POST /v2/tokens/sign-up", {
    body: {
      email: `buyer${nextId++}@todayfruit.example`,
      password: PASSWORD,
      name: "김하루",
      userType: "email",
      tokenType: "email",
      ...change,
      userSettings: { isOver14: true, ...change.userSettings },
      phone,
    },
  });
}

/** Stores a phone's verification directly, since sending codes is limited. */
export async function provePhone(
  shop: TestShop,
  token: string,
  phone: string,
  purpose: string,
): Promise<void> {
  await shop.database.db.pool.query(
    `insert into phone_code (phone, purpose, code_hash, user_id, network, created_at, expires_at, verified_at)
     select $1, $2, sha256('proof'), t.user_id, 'test', $4, $4::timestamptz + interval '10 minutes', $4
       from access_token t where t.hash = $3`,
    [phone, purpose, hashToken(token), shop.clock.now],
  );
}

/** Marks a member's e-mail as verified, as the link of its mail would; the waiting mail is dropped. */
export async function proveEmail(shop: TestShop, token: string): Promise<void> {
  await shop.database.db.pool.query(
    `with proven as (
       update app_user u set email_verified_at = $2 from access_token t where t.hash = $1 and u.id = t.user_id
       returning u.id
     )
     delete from message e using proven
      where e.user_id = proven.id and e.template = 'EMAIL_PROOF' and e.routed_at is null`,
    [hashToken(token), shop.clock.now],
  );
}

/** Credits points (원) to a member, as an award would. */
export async function givePoints(shop: TestShop, token: string, amount: number): Promise<void> {
  const { reply } = await shop.call(token, "GET /v2/app-users/detail");
  await shop.database.db.pool.query(
    `with lot as (
       insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at)
       values ($1, $2, $2, 'event', $3, $3::timestamptz + interval '1 year') returning id
     ), entry as (
       insert into point_entry (user_id, lot_id, amount, reason, at) select $1, id, $2, 'award', $3 from lot
     )
     update app_user set point_balance = point_balance + $2 where id = $1`,
    [reply.id, amount, shop.clock.now],
  );
}

/** Inserts the rules kept as data, with the values of the demonstration catalogue. */
export async function seedRules(db: Db): Promise<void> {
  await db.pool.query(
    `insert into shop_rule (name, value) values
       ('points', '{"minUsePoint": 1000, "photoReviewPoint": 300, "rewardAfterDeliveryDays": 7}'),
       ('grades', '[{"grade": 1, "gradeName": "씨앗", "icon": "media/i.webp", "purchasePointPer": 0.5}]')`,
  );
}

export const ADDRESS = {
  selectedAddress: "서울 송파구 올림픽로 300",
  roadAddress: "서울 송파구 올림픽로 300",
  jibunAddress: "",
  addressDetail: "101동 1203호",
  receiverName: "김하루",
  phone: "010-1234-5678",
  zonecode: "05551",
  guestOrderName: "김하루",
  guestOrderPhone: "010-1234-5678",
} as const;
const JEJU_STREET = "제주특별자치도 서귀포시 남원읍 태위로 1";
export const JEJU = {
  ...ADDRESS,
  selectedAddress: JEJU_STREET,
  roadAddress: JEJU_STREET,
  zonecode: "63535",
} as const;
const ISLAND_STREET = "경북 울릉군 울릉읍 도동길 1";
export const ISLAND = {
  ...ADDRESS,
  selectedAddress: ISLAND_STREET,
  roadAddress: ISLAND_STREET,
  zonecode: "40205",
} as const;
