import type { Input, Name } from "@todayfruit/contract/all-calls";
import { seedProduct } from "../product-and-member-fixtures.ts";
import type { TestShop } from "../test-shop.ts";
import { CONTENT_FIELD_SAMPLES } from "./content-field-samples.ts";

export type ContentNoun = keyof typeof CONTENT_FIELD_SAMPLES;
export type ContentCall = Extract<
  Name,
  `${"GET" | "POST" | "PATCH"} /operator/v1/${ContentNoun}` | `POST /operator/v1/${ContentNoun}/delete`
>;
type Changing = Exclude<ContentCall, `GET ${string}`>;

export const CONTENT_NOUNS = Object.keys(CONTENT_FIELD_SAMPLES) as ContentNoun[];
const REASON = "시험";
/** Samples made so far; words and addresses occur once. */
let made = 0;
/** Id that no record has. */
const NOBODY = 2_000_000_000;

/** Creates the inputs of the calls that add, edit and delete notices, banners and the other records of content. */
export function createContentInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  const inputs = CONTENT_NOUNS.flatMap((noun) => {
    const add = async () => ({ body: { rows: [await sampleOf(noun)], reason: REASON } });
    const added = async () => {
      const { reply } = await shop.call(token, `POST /operator/v1/${noun}`, (await add()) as never);
      return (reply as { rows: { id: number; version: number }[] }).rows[0];
    };
    const edit = async () => {
      const row = await added();
      return { body: { rows: [{ ...row, set: editedSampleOf(noun) }], reason: REASON } };
    };
    const remove = async () => ({ body: { rows: [await added()], reason: REASON } });
    return [
      [`POST /operator/v1/${noun}`, add],
      [`PATCH /operator/v1/${noun}`, edit],
      [`POST /operator/v1/${noun}/delete`, remove],
    ] as const;
  });
  return Object.fromEntries(inputs) as unknown as { [N in Changing]: () => Promise<Input<N>> };

  async function homeTab(): Promise<number> {
    const body = { rows: [{ ...CONTENT_FIELD_SAMPLES["home-tabs"], key: `own-${made}` }], reason: REASON };
    const { reply } = await shop.call(token, "POST /operator/v1/home-tabs", { body });
    return reply.rows[0]?.id ?? NOBODY;
  }

  async function sampleOf(noun: ContentNoun): Promise<object> {
    await shop.services.storage.write("media/p.jpg", new Uint8Array([0xff]), "image/jpeg");
    made += 1;
    if (noun === "search-words") return { ...CONTENT_FIELD_SAMPLES[noun], word: `낱말${made}` };
    if (noun === "produce-notice-rules") return { ...CONTENT_FIELD_SAMPLES[noun], kind: `sample${made}` };
    if (noun === "home-tabs") return { ...CONTENT_FIELD_SAMPLES[noun], key: `tab-${made}` };
    if (noun === "home-sub-tabs") return { ...CONTENT_FIELD_SAMPLES[noun], tabId: await homeTab() };
    if (noun === "distributors") return { ...CONTENT_FIELD_SAMPLES[noun], name: `햇살농원 ${made}` };
    if (noun === "terms") return { ...CONTENT_FIELD_SAMPLES[noun], label: `판 ${made}` };
    if (noun === "videos" || noun === "pages")
      return { ...CONTENT_FIELD_SAMPLES[noun], slug: `sample-${made}` };
    if (noun === "waiting-rooms") {
      const { optionIds } = await seedProduct(shop.database.db, { stock: 100 });
      return { ...CONTENT_FIELD_SAMPLES[noun], optionId: optionIds[0] };
    }
    if (noun !== "advertisements" && noun !== "search-pins") return CONTENT_FIELD_SAMPLES[noun];
    return { ...CONTENT_FIELD_SAMPLES[noun], productId: (await seedProduct(shop.database.db)).productId };
  }
}

/** Returns the sample with every text changed, so that the edit has a difference. */
function editedSampleOf(noun: ContentNoun): object {
  const fields: object = CONTENT_FIELD_SAMPLES[noun];
  const kept =
    noun === "advertisements"
      ? { type: "best", badge: "광고" }
      : [
            "produce-notice-rules",
            "search-words",
            "search-pins",
            "videos",
            "pages",
            "terms",
            "home-tabs",
            "home-sub-tabs",
            "distributors",
            "waiting-rooms",
          ].includes(noun)
        ? {}
        : fields;
  return { ...kept, ...RENAMED[noun] };
}

const RENAMED: Record<ContentNoun, object> = {
  faqs: { sort: 6 },
  advertisements: { sort: 4 },
  notices: { title: "추석 배송 안내" },
  "answer-templates": { sort: 2 },
  campaigns: { name: "봄 딸기" },
  "abandoned-cart-messages": { afterHours: 5 },
  "waiting-rooms": { units: 40 },
  banners: { title: "한라봉 특가" },
  "produce-notice-rules": { title: "다래, 이제 드세요" },
  "search-words": { means: ["한라봉"] },
  "search-pins": { sort: 2 },
  videos: { title: "한라봉 따는 날" },
  pages: { title: "추석 선물 예약" },
  popups: { title: "추석 선물 예약" },
  broadcasts: { title: "한라봉 산지 라이브" },
  terms: { title: "이용약관" },
  "product-feeds": { name: "구글 쇼핑" },
  "display-groups": { name: "봄 과일" },
  "home-tabs": { name: "봄" },
  "home-sub-tabs": { name: "참외" },
  categories: { name: "봄 과일" },
  distributors: { greeting: "아침에 딴 귤을 그날 보내요" },
  "webhook-endpoints": { description: "새 창고" },
};

/** Returns the fields of the sample that an edit may set: fees and dispatch days of a farm have calls of their own. */
function settableSampleOf(noun: ContentNoun): object {
  if (noun !== "distributors") return CONTENT_FIELD_SAMPLES[noun];
  const { baseFee, freeFrom, orderCutoffTime, shippingWeekdays, returnFee, returnAddress, ...settable } =
    CONTENT_FIELD_SAMPLES[noun];
  return settable;
}

/** Valid inputs of the same calls and of their lists, for records that do not exist. */
export function contentSampleInputs(): { [N in ContentCall]: Input<N> } {
  const inputs = CONTENT_NOUNS.flatMap((noun) => {
    const row = { id: NOBODY, version: 1 };
    return [
      [`GET /operator/v1/${noun}`, {}],
      [`POST /operator/v1/${noun}`, { body: { rows: [CONTENT_FIELD_SAMPLES[noun]], reason: REASON } }],
      [
        `PATCH /operator/v1/${noun}`,
        { body: { rows: [{ ...row, set: settableSampleOf(noun) }], reason: REASON } },
      ],
      [`POST /operator/v1/${noun}/delete`, { body: { rows: [row], reason: REASON } }],
    ] as const;
  });
  return Object.fromEntries(inputs) as unknown as { [N in ContentCall]: Input<N> };
}
