import { agreeAndPay, answerWindow, fillPlace, pickOption } from "../buying-steps.ts";
import { signUp } from "../sign-up-steps.ts";
import {
  arriveAt,
  becomeStranger,
  fill,
  hydrated,
  open,
  press,
  run,
  see,
  until,
  type Visit,
} from "../visit-steps.ts";
import { sendGift } from "./gift.ts";

/** Screens that are pictured, in the order of the comparison. */
export const SCREENS = [
  "home",
  "category",
  "search results",
  "product",
  "cart",
  "checkout",
  "payment result",
  "order detail",
  "my page",
  "gift receiver's page",
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** A member walks through ten screens, and each is pictured. */
export async function pictureTenScreens(visit: Visit): Promise<void> {
  await signUp(visit);
  await pictureLists(visit);
  await fillCart(visit);
  await pictureOrder(visit);
  await open(visit, "/my-todayfruit");
  await picture(visit, "my page");
  const link = await sendGift(visit);
  await becomeStranger(visit);
  await open(visit, link);
  await see(visit.tab, "heading", "선물이 도착했어요");
  await picture(visit, "gift receiver's page");
}

async function pictureLists(visit: Visit): Promise<void> {
  await open(visit, "/");
  await picture(visit, "home");
  await open(visit, "/category/fruit");
  await picture(visit, "category");
  await open(visit, `/search?q=${encodeURIComponent("사과")}`);
  await picture(visit, "search results");
  await open(visit, "/products/20001");
  await picture(visit, "product");
}

async function fillCart(visit: Visit): Promise<void> {
  const goods = [
    [20_001, "3kg"],
    [20_002, "5kg"],
  ] as const;
  for (const [productId, option] of goods) {
    await open(visit, `/products/${productId}`);
    await pickOption(visit, "구매하기", option);
    await press(visit.tab, "button", "^장바구니 담기$", "[role=dialog], dialog");
    await see(visit.tab, "text", "장바구니에 담았어요");
  }
  await open(visit, "/cart");
  await see(visit.tab, "button", "수량 늘리기$");
  await picture(visit, "cart");
}

async function pictureOrder(visit: Visit): Promise<void> {
  const { tab } = visit;
  await press(tab, "button", "원 주문하기$");
  await arriveAt(tab, "^/checkout/[0-9a-f-]{36}$");
  await hydrated(tab);
  await press(tab, "button", "^새 배송지 추가$");
  await fill(tab, "^받는 분", "김하루");
  await fill(tab, "^휴대폰 번호", "010-1234-5678");
  await fillPlace(tab);
  await press(tab, "button", "저장|추가하기", "[role=dialog], dialog");
  await see(tab, "text", "101동 1203호", "main");
  await picture(visit, "checkout");
  await agreeAndPay(visit);
  await answerWindow(visit, "승인");
  await see(tab, "heading", "주문을 받았어요");
  await hydrated(tab);
  await picture(visit, "payment result");
  await press(tab, "link", "주문 상세");
  await arriveAt(tab, "^/orders/\\d+$");
  await see(tab, "text", "^결제완료$");
  await picture(visit, "order detail");
}

/** Pictures the top of a screen once everything on it has come. */
async function picture(visit: Visit, name: ScreenName): Promise<void> {
  const { tab } = visit;
  await run(tab, "document.activeElement?.blur(), scrollTo(0, 0)");
  await until(`everything on the ${name} has come`, () => tab.evaluate(`(${hasCome.toString()})()`));
  await visit.keepPicture(name, await tab.picture());
}

/** Runs in the page, again and again. Nothing has come for half a second when it is true. */
function hasCome(): boolean {
  const lastAt = performance
    .getEntriesByType("resource")
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    .reduce((last, end) => Math.max(last, end), 0);
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  });
  return (
    scrollY === 0 &&
    document.fonts.status === "loaded" &&
    document.querySelector(".shimmer, .snackbar") === null &&
    inView.every(isDecoded) &&
    performance.now() - lastAt > 500
  );

  /** A complete picture is drawn once it is decoded, which some engines do later. */
  function isDecoded(image: HTMLImageElement): boolean {
    if (!image.complete || image.naturalWidth === 0) return false;
    if (image.dataset.decoded === undefined) {
      image.dataset.decoded = "";
      void image.decode().then(() => {
        image.dataset.decoded = "yes";
      });
    }
    return image.dataset.decoded === "yes";
  }
}
