import { signUp } from "../sign-up-steps.ts";
import { arriveAt, open, press, see, type Visit } from "../visit-steps.ts";

/** A guest becomes a member, reads their page and leaves it by their orders. */
export async function myPage(visit: Visit): Promise<void> {
  const { tab } = visit;
  await signUp(visit);
  await open(visit, "/my-todayfruit");
  await see(tab, "text", "김하루");
  await see(tab, "link", "^결제완료 ?0");
  await press(tab, "link", "^찜한 상품");
  await arriveAt(tab, "^/favorites$");
  await open(visit, "/my-todayfruit");
  await press(tab, "link", "^주문 내역 전체보기");
  await arriveAt(tab, "^/orders$");
  await see(tab, "text", "가져올 내용이 없습니다");
}
