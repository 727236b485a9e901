import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { type CatalogueFixture, createCatalogueFixture, type Json } from "./catalogue-fixture.ts";
import type { RowProblem } from "./validate/create-problem-collector.ts";

let database: TestDatabase;
let fixture: CatalogueFixture;

beforeAll(async () => {
  database = await createTestDatabase(2);
});
afterAll(() => database.drop());
beforeEach(async () => {
  fixture = await createCatalogueFixture();
});
afterEach(() => fixture.remove());

async function problems(): Promise<string[]> {
  const outcome = await fixture.importInto(database.db);
  if (outcome.ok || outcome.code !== "BAD_ROWS") throw new Error(JSON.stringify(outcome));
  return outcome.detail.problems.map(describeProblem);
}

async function nothingIsWritten(): Promise<void> {
  const { rows } = await database.db.pool.query(
    `select from category union all select from distributor union all select from product
      union all select from review union all select from question union all select from banner union all select from main_navigation
      union all select from notice union all select from faq union all select from shop_rule`,
  );
  expect(rows).toEqual([]);
}

function describeProblem({ file, row, id, field, reason }: RowProblem): string {
  return `${file} ${row}번째 항목${id === null ? "" : `(id ${id})`} ${field}: ${reason}`;
}

type BadField = [file: string, field: string, value: Json, problem: string];

const PRODUCT = "catalog/products.json 2번째 항목(id 20002)";
const CATEGORY = "catalog/categories.json 1번째 항목(id 91)";
const FARM = "catalog/distributors.json 1번째 항목(id 301)";
const VIDEO = "catalog/videos.json 1번째 항목(id 4001)";
const REVIEW = "catalog/reviews.json 1번째 항목(id 700005)";
const QUESTION = "catalog/questions.json 1번째 항목(id 800196)";
const BANNER = "catalog/displays.json › banners 1번째 항목(id 9001)";
const GROUP = "catalog/displays.json › displayGroups 1번째 항목(id 6003)";
const DISPLAYS = "catalog/displays.json";
const RULES = "catalog/gradeRules.json 1번째 항목";
const NO_BLOCK = { type: "script", text: "x" };
const DEEP_TAB = { id: 1, name: "탭", productIds: [], tabs: [{ id: 2, name: "안", productIds: [7] }] };

// biome-ignore format: one line a rule
const BAD_FIELDS: BadField[] = [
  ["products", "1.productPrice.price", 0, `${PRODUCT} productPrice.price: 1 이상이어야 해요`],
  ["products", "1.productPrice.price", "19900", `${PRODUCT} productPrice.price: 정수여야 해요`],
  ["products", "1.productPrice.price", 19900.5, `${PRODUCT} productPrice.price: 정수여야 해요`],
  ["products", "1.productPrice.price", 10, `${PRODUCT} productPrice: 대표 옵션의 판매가 `],
  ["products", "1.options.0.productOptionPrice.listPrice", 10, `${PRODUCT} options[0].productOptionPrice.price: 판매가 `],
  ["products", "1.options.0.productOptionPrice.specialSalePrice", 999_999, `${PRODUCT} options[0].productOptionPrice.specialSalePrice: 판매가 `],
  ["products", "1.options.0.productOptionPrice.specialSalePrice", "", `specialSalePrice: 정수 또는 빈 값(null)이어야 해요`],
  ["products", "1.options.0.stock", null, `${PRODUCT} options[0].stock: 재고를 세지 않는 옵션의 status는 unlimited_stock_in`],
  ["products", "1.options.0.stock", -1, `${PRODUCT} options[0].stock: 0 이상이어야 해요`],
  ["products", "1.options.0.id", 500_001, `${PRODUCT} options[0].id: 같은 옵션 id가 앞에 있어요`],
  ["products", "1.options", [], `${PRODUCT} options: 1개 이상이어야 해요`],
  ["products", "1.representativeOptionId", 500_001, `${PRODUCT} representativeOptionId: 이 상품의 옵션이 아니에요`],
  ["products", "1.origin", undefined, `${PRODUCT} origin: 꼭 있어야 하는 값이에요`],
  ["products", "1.origin", "-", `${PRODUCT} origin: 원산지를 적어야 공개할 수 있어요`],
  ["products", "1.contents", [], `${PRODUCT} contents: 상품정보제공고시를 적어야 공개할 수 있어요`],
  ["products", "1.options.0.unitPrice", null, `${PRODUCT} options: 옵션마다 단위가격이 있어야 공개할 수 있어요`],
  ["products", "1.name", "  ", `${PRODUCT} name: 비어 있으면 안 돼요`],
  ["products", "1.name", "귤".repeat(121), `${PRODUCT} name: 120글자 이하여야 해요`],
  ["products", "1.subTitle", "귤\ud83c", `${PRODUCT} subTitle: 저장할 수 없는 글자(깨진 글자)가 있어요`],
  ["products", "1.keywords.0", "귤\0", `${PRODUCT} keywords[0]: 저장할 수 없는 글자(깨진 글자)가 있어요`],
  ["products", "1.productStatus", "gone", `${PRODUCT} productStatus: waiting, stock_in,`],
  ["products", "1.images", [], `${PRODUCT} images: 1개 이상이어야 해요`],
  ["products", "1.images.0", "media/photos/none.jpg", `${PRODUCT} images[0]: media/photos/none.jpg 파일이 없어요`],
  ["products", "1.images.0", "media/../../secret.jpg", `${PRODUCT} images[0]: media/로 시작하는 파일 경로여야 해요`],
  ["products", "1.images.0", "media/videos/abc-juice.mp4", `${PRODUCT} images[0]: 사진 파일(jpg, png, webp, avif)이어야 해요`],
  ["products", "1.contents.0", NO_BLOCK, `${PRODUCT} contents[0]: 알 수 없는 종류예요`],
  ["products", "1.contents.0", { type: "heading" }, `${PRODUCT} contents[0].text: 꼭 있어야 하는 값이에요`],
  ["products", "1.contents.0", { type: "image", src: "media/x.jpg", alt: "" }, `${PRODUCT} contents[0].src: media/x.jpg 파일이 없어요`],
  ["products", "1.categoryId", 4040, `${PRODUCT} categoryId: 4040번 카테고리가 없어요`],
  ["products", "1.rootCategoryId", 1001, `${PRODUCT} categoryId: 1001번 카테고리에 속하지 않아요`],
  ["products", "1.distributorId", 1, `${PRODUCT} distributorId: 1번 출고지가 없어요`],
  ["products", "1.uuid", "1cb191be-9d1d-582a-aae4-38522cf4f9fc", `${PRODUCT} uuid: 같은 uuid가 앞에 있어요`],
  ["products", "1.relatedProductIds", [20_003, 7], `${PRODUCT} relatedProductIds[1]: 7번 상품이 없어요`],
  ["products", "1.relatedProductIds", [20_002], `${PRODUCT} relatedProductIds[0]: 상품 자신이에요`],
  ["products", "1.createdDateOffset", 1, `${PRODUCT} createdDateOffset: 0 이하여야 해요`],
  ["products", "2.id", 20_002, "catalog/products.json 3번째 항목(id 20002) id: 같은 id가 앞에 있어요"],
  ["products", "3", 7, "catalog/products.json 4번째 항목 항목: 묶음이어야 해요"],
  ["categories", "0.children.0.parentId", 97, `${CATEGORY} children[0].parentId: 91과 같아야 해요`],
  ["categories", "0.children.1.id", 1001, `${CATEGORY} children[1].id: 같은 id가 앞에 있어요`],
  ["categories", "0.slug", "my fruit", `${CATEGORY} slug: 영어 소문자, 숫자, -만 쓸 수 있어요`],
  ["distributors", "0.name", "국세청사과", `${FARM} name: 다른 기관이나 회사로 오해할 수 있는 말은 적을 수 없어요`],
  ["distributors", "0.orderCutoffTime", "25:00", `${FARM} orderCutoffTime: HH:MM이어야 해요`],
  ["distributors", "0.shippingWeekdays", ["mon", "mon"], `${FARM} shippingWeekdays: 같은 값이 두 번 있어요`],
  ["videos", "0.videoUrl", "media/photos/satsumas-1.jpg", `${VIDEO} videoUrl: 영상 파일(mp4, webm)이어야 해요`],
  ["videos", "0.productIds", [7], `${VIDEO} productIds[0]: 7번 상품이 없어요`],
  ["reviews", "0.score", 6, `${REVIEW} score: 5 이하여야 해요`],
  ["reviews", "0.dateOffset", 1, `${REVIEW} dateOffset: 0 이하여야 해요`],
  ["reviews", "0.productId", 7, `${REVIEW} productId: 7번 상품이 없어요`],
  ["reviews", "0.optionId", 1, `${REVIEW} optionId: 20001번 상품의 옵션이 아니에요`],
  ["displays", "banners.0.link", { type: "product", productId: 7 }, `${BANNER} link.productId: 7번 상품이 없어요`],
  ["displays", "banners.0.link", { type: "category" }, `${BANNER} link.categoryId: 꼭 있어야 하는 값이에요`],
  ["displays", "banners.0.backgroundColor", "red;}", `${BANNER} backgroundColor: #RRGGBB여야 해요`],
  ["displays", "banners.0.displayEndOffset", -99, `${BANNER} displayEndOffset: 시작하는 날보다 빨라요`],
  ["displays", "displayGroups.0.tabs", [DEEP_TAB], `${GROUP} tabs[0].tabs[0].productIds[0]: 7번 상품이 없어요`],
  ["questions", "0.productId", 7, `${QUESTION} productId: 7번 상품이 없어요`],
  ["questions", "0.dateOffset", 1, `${QUESTION} dateOffset: 0 이하여야 해요`],
  ["questions", "0.status", "waiting", `${QUESTION} status: 답변이 있으면 answered, 없으면 waiting이어야 해요`],
  ["displays", "displayGroups.0.reviewIds", [7], `${GROUP} reviewIds[0]: 7번 후기가 없어요`],
  ["displays", "pages.home.recommend.1", 7, "catalog/displays.json › pages 1번째 항목 home.recommend[1]: 7번 전시 그룹이 없어요"],
  ["displays", "displayGroups.0.tabs", [{ ...DEEP_TAB, id: 6003 }], `${GROUP} tabs[0].id: 같은 id인 그룹이나 탭이 앞에 있어요`],
  ["displays", "displayGroups.0.tabs", [{ ...DEEP_TAB, id: 2 }], `${GROUP} tabs[0].tabs[0].id: 같은 id인 그룹이나 탭이 앞에 있어요`],
  ["displays", "banners.0.link", { type: "tab", tabKey: "none" }, `${BANNER} link.tabKey: none 상단 탭이 없어요`],
  ["displays", "banners.0.link", { type: "displayGroup", displayGroupName: "없음" }, `${BANNER} link.displayGroupName: ‘없음’ 전시 그룹이 없어요`],
  ["displays", "banners.0.link", { type: "path", path: "//evil.example" }, `${BANNER} link.path: /로 시작하는 가게 안의 주소여야 해요`],
  ["displays", "banners.0.link", { type: "path" }, `${BANNER} link.path: 꼭 있어야 하는 값이에요`],
  ["displays", "mainNavigation.1", { id: 5009, key: "home", name: "홈", sort: 2 }, `${DISPLAYS} › mainNavigation 2번째 항목(id 5009) key: 같은 key가 앞에 있어요`],
  ["displays", "mainNavigation.1", { id: 5009, key: "new", name: "홈", sort: 2, default: true }, `${DISPLAYS} › mainNavigation 2번째 항목(id 5009) default: 처음 보이는 탭이 앞에 있어요`],
  ["displays", "subTabs.none", [{ id: 5100, key: "a", name: "가" }], `${DISPLAYS} › subTabs.none 1번째 항목(id 5100) 항목: none 상단 탭이 없어요`],
  ["displays", "subTabs.home.1", { id: 5100, key: "recommend", name: "가" }, `${DISPLAYS} › subTabs.home 2번째 항목(id 5100) key: 같은 key가 앞에 있어요`],
  ["displays", "subTabs.home.0.categoryId", 7, `${DISPLAYS} › subTabs.home 1번째 항목(id 5101) categoryId: 7번 카테고리가 없어요`],
  ["displays", "pages.home.other", [], `${DISPLAYS} › pages 2번째 항목 home.other: 그런 하위 탭이 없어요`],
  ["displays", "categoryDisplays.0.displayGroupIds", [7], `${DISPLAYS} › categoryDisplays 1번째 항목 displayGroupIds[0]: 7번 전시 그룹이 없어요`],
  ["displays", "categoryDisplays.1", { categoryId: 91, displayGroupIds: [] }, `${DISPLAYS} › categoryDisplays 2번째 항목 항목: 91: 앞에 또 있어요`],
  ["displays", "bestRankings.0.dateType", "year", `${DISPLAYS} › bestRankings 1번째 항목 dateType: day, week, month 가운데 하나여야 해요`],
  ["displays", "bestRankings.0.productIds", [20_001, 20_001], `${DISPLAYS} › bestRankings 1번째 항목 productIds: 같은 값이 두 번 있어요`],
  ["displays", "homeBestProductGroups.0.code", "new", `${DISPLAYS} › homeBestProductGroups 1번째 항목 code: 영어 대문자, 숫자, _만 쓸 수 있어요`],
  ["displays", "homeBestProductGroups.0.productIds", [7], `${DISPLAYS} › homeBestProductGroups 1번째 항목 productIds[0]: 7번 상품이 없어요`],
  ["displays", "advertising.0.productId", 7, `${DISPLAYS} › advertising 1번째 항목(id 9501) productId: 7번 상품이 없어요`],
  ["displays", "style.grid2.columns", "2", `${DISPLAYS} › style 1번째 항목 grid2.columns: 정수여야 해요`],
  ["displays", "style.cube", {}, `${DISPLAYS} › style 1번째 항목 cube: 알 수 없는 값이에요`],
  ["faq", "0.answer", " ", "catalog/faq.json 1번째 항목(id 1301) answer: 비어 있으면 안 돼요"],
  ["faq", "1.question", "비회원으로 주문할 수 있나요?", "catalog/faq.json 2번째 항목(id 1302) question: 같은 question"],
  ["notices", "0.title", " ", "catalog/notices.json 1번째 항목(id 1101) title: 비어 있으면 안 돼요"],
  ["displays", "displayGroups", undefined, "catalog/displays.json 1번째 항목 displayGroups: 꼭 있어야 하는 값이에요"],
  ["gradeRules", "grades.1.grade", 5, `${RULES} grades[1].grade: 2와 같아야 해요`],
  ["gradeRules", "grades.2.thresholdPrice", 5, `${RULES} grades[2].thresholdPrice: 앞 등급보다 커야 해요`],
  ["gradeRules", "grades.0.thresholdPrice", 5, `${RULES} grades[0].thresholdPrice: 첫 등급은 0원이어야 해요`],
  ["terms", "1.code", "termsOfService", "catalog/terms.json 1번째 항목 [1].code: 두 번 나와요"],
  ["gradeRules", "point.validMonths", undefined, `${RULES} point.validMonths: 꼭 있어야 하는 값이에요`],
];

test.each(BAD_FIELDS)(
  "%s %s as %j is reported, and nothing is written",
  async (file, field, value, problem) => {
    await fixture.set(file, field, value);
    expect(await problems()).toContainEqual(expect.stringContaining(problem));
    await nothingIsWritten();
  },
);

test("a period that ends before it begins is reported", async () => {
  await fixture.set("products", "1.productSaleType.limitedPeriodBeginOffset", 3);
  await fixture.set("products", "1.productSaleType.limitedPeriodEndOffset", 2);
  expect(await problems()).toContain(
    `${PRODUCT} productSaleType.limitedPeriodEndOffset: 시작하는 날보다 빨라요`,
  );
});

test("every bad row is reported with all of its bad fields", async () => {
  await fixture.edit("products", (products) => {
    for (const product of products) Object.assign(product, { origin: "", storage: null });
  });
  const named = (await problems()).filter((problem) => problem.startsWith("catalog/products.json"));
  expect(named.map((problem) => problem.slice("catalog/products.json ".length))).toEqual(
    [1, 2, 3].flatMap((row) => [
      `${row}번째 항목(id 2000${row}) origin: 비어 있으면 안 돼요`,
      `${row}번째 항목(id 2000${row}) storage: 글이어야 해요`,
    ]),
  );
});

test("of over a thousand bad rows the first thousand are listed and all are counted", async () => {
  await fixture.edit("reviews", (reviews) => {
    const [review] = reviews.splice(0);
    for (let id = 1; id <= 1500; id += 1) reviews.push({ ...review, id, score: 9 });
  });
  const outcome = await fixture.importInto(database.db);
  if (outcome.ok || outcome.code !== "BAD_ROWS") throw new Error(JSON.stringify(outcome));
  expect([outcome.detail.badRows, outcome.detail.problems.length]).toEqual([1500, 1000]);
});
