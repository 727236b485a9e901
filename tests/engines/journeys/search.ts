import { arriveAt, fill, hydrated, open, press, see, type Visit } from "../visit-steps.ts";

/** A guest types first letters, picks a suggestion, narrows the results and opens one. */
export async function search(visit: Visit): Promise<void> {
  const { tab } = visit;
  await open(visit, "/");
  await press(tab, "link", "^검색$");
  await see(tab, "heading", "인기 검색어");
  await fill(tab, "^찾을 말", "ㅅㄱ");
  await press(tab, "option", "^사과");
  await see(tab, "heading", "사과 검색 결과");
  await press(tab, "button", "^품절 제외");
  await see(tab, "heading", "사과 검색 결과");
  await press(tab, "link", "사과", "main article");
  await arriveAt(tab, "^/products/\\d+$");
  await hydrated(tab);
  await see(tab, "button", "^구매하기$");
}
