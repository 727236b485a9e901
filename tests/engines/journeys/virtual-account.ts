import { agreeAndPay, answerWindow, checkOut, fillGuest } from "../buying-steps.ts";
import { arriveAt, open, press, see, until, type Visit } from "../visit-steps.ts";

/** A guest pays into a virtual account, and the order is paid. */
export async function virtualAccount(visit: Visit): Promise<void> {
  const { tab, sandboxUrl } = visit;
  await checkOut(visit, 20_002, "5kg");
  await fillGuest(visit);
  await press(tab, "text", "^무통장입금$", "label");
  await agreeAndPay(visit);
  await answerWindow(visit, "가상계좌 발급");
  await arriveAt(tab, "^/payment/result/");
  await see(tab, "heading", "입금만 하면");
  await see(tab, "text", "은행|뱅크|농협|우체국", "main");
  const result = await tab.evaluate<string>("location.pathname");
  const orderId = result.split("/").at(-1) ?? "";
  const deposit = await fetch(`${sandboxUrl}/_sim/deposit/${orderId}`, { method: "POST" });
  if (!deposit.ok) throw new Error(`The deposit was answered ${deposit.status}`);
  await until("the paid order", async () => {
    await open(visit, result);
    return tab.evaluate("document.querySelector('main')?.textContent.includes('주문을 받았어요') ?? false");
  });
}
