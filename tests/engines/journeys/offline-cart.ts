import { pickOption } from "../buying-steps.ts";
import { open, press, see, until, type Visit } from "../visit-steps.ts";

/** A guest changes the cart in a tunnel; a visited page opens there, and the change is sent afterwards. */
export async function offlineCart(visit: Visit): Promise<void> {
  const { tab, network } = visit;
  await open(visit, "/products/20001");
  await until("the page is kept", () => tab.evaluate("navigator.serviceWorker.controller !== null"));
  await open(visit, "/products/20001");
  await pickOption(visit, "구매하기", "3kg");
  await press(tab, "button", "^장바구니 담기$", "[role=dialog], dialog");
  await see(tab, "text", "장바구니에 담았어요");
  await open(visit, "/cart");
  await see(tab, "button", "수량 늘리기$");
  try {
    await network.cut();
    await press(tab, "button", "수량 늘리기$");
    await press(tab, "button", "수량 늘리기$");
    await see(tab, "text", "^3개$");
    await until("the change is kept", () =>
      tab.evaluate(`(localStorage.getItem("cartEdits") ?? "").includes('"units":3')`),
    );
    await open(visit, "/products/20001");
    await see(tab, "button", "^구매하기$");
  } finally {
    await network.mend();
  }
  await open(visit, "/cart");
  await see(tab, "text", "^3개$");
  await until("the change is sent", () => tab.evaluate(`localStorage.getItem("cartEdits") === null`));
}
