import { arriveAt, fill, hydrated, open, press, run, see, until, type Visit } from "./visit-steps.ts";

/** Steps of buying that journeys share. */

export async function pickOption({ tab }: Visit, button: string, option: string): Promise<void> {
  await press(tab, "button", `^${button}$`);
  await press(
    tab,
    "button",
    option,
    "[role=dialog] [role=group], dialog [role=group], [role=dialog] fieldset",
  );
}

export async function checkOut(visit: Visit, productId: number, option: string): Promise<void> {
  const { tab } = visit;
  await open(visit, `/products/${productId}`);
  await pickOption(visit, "구매하기", option);
  await press(tab, "button", "^바로 구매$", "[role=dialog], dialog");
  await arriveAt(tab, "^/checkout/[0-9a-f-]{36}$");
  await hydrated(tab);
}

export async function fillGuest({ tab }: Visit): Promise<void> {
  await fill(tab, "^이름", "김하루");
  await fill(tab, "^휴대폰 번호", "010-1234-5678");
  await fillPlace(tab);
}

export async function fillPlace(tab: Visit["tab"], zonecode = "05551"): Promise<void> {
  await press(tab, "button", "주소 찾기");
  await until("the postcode search", () => tab.evaluate("document.querySelector('iframe') !== null"));
  await tab.enterFrame("iframe");
  await fill(tab, ".", zonecode);
  await press(tab, "button", "^검색$");
  await press(tab, "button", ".", "li");
  await tab.leaveFrame();
  await until("the postcode", async () => (await see(tab, "field", "^우편번호")).value === zonecode);
  await fill(tab, "^상세 주소", "101동 1203호");
  await run(tab, "document.activeElement.blur()");
}

export async function agreeAndPay({ tab }: Visit): Promise<void> {
  await press(tab, "text", "^주문 내용 확인 및 결제 동의$", "label");
  await press(tab, "button", "원 (결제|선물)하기$");
}

export async function answerWindow({ tab }: Visit, button: "승인" | "가상계좌 발급"): Promise<void> {
  await arriveAt(tab, "/pay");
  await press(tab, "button", `^${button}`);
}
