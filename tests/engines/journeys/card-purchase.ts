import { agreeAndPay, answerWindow, checkOut, fillGuest } from "../buying-steps.ts";
import { press, see, type Visit } from "../visit-steps.ts";

/** A guest buys by card and reads the order. */
export async function cardPurchase(visit: Visit): Promise<void> {
  await checkOut(visit, 20_001, "3kg");
  await fillGuest(visit);
  await agreeAndPay(visit);
  await answerWindow(visit, "승인");
  await see(visit.tab, "heading", "주문을 받았어요");
  await press(visit.tab, "link", "주문 (상세|내역)");
  await see(visit.tab, "text", "^결제완료$");
}
