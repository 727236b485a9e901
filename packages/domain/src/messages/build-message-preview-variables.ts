import { LINK } from "./alimtalk-template-types.ts";
import { firstText, variablesOf } from "./read-and-check-template-texts.ts";
import type { TemplateName } from "./templates/all-templates.ts";

const SAMPLES: Readonly<Record<string, string>> = {
  이름: "김하루",
  주문번호: "48213",
  상품: "제주 노지 감귤 5kg",
  금액: "23,900원",
  출고예정일: "11월 24일 (화)",
  도착예정일: "11월 25일 (수)",
  이전도착일: "11월 24일 (화)",
  출고일: "11월 26일 (목)",
  택배사: "CJ대한통운",
  송장번호: "601234567890",
  사유: "비가 많이 와서",
  환불: "23,900원",
  기한: "12월 5일",
  입금기한: "11월 24일 (화) 23:59",
  은행: "국민은행",
  계좌번호: "123456-78-901234",
  예금주: "오늘의과일",
  포인트: "1,000원",
  제목: "키위, 오늘부터 드세요",
  안내: "받은 지 11일째예요. 살짝 눌러 말랑하면 다 익었어요",
  받은날: "11월 13일 (금)",
  농장: "서귀포햇살농원",
  보낸이: "김하루",
  받는이: "이서윤",
  메시지: "늘 고마워요",
  배송비: "3,500원",
  결제: "오늘 18:00, 하루카드 **** 1234",
  카드: "하루카드 **** 1234",
  한도: "20,000원",
  다음: "12월 10일 (목) 출고",
  내용: "부사 사과, 노지 감귤, 그린키위",
  월: "12월",
};

/**
 * Builds a sample of each variable of a notice for its preview; one without an example of its own has its name.
 *
 * @example buildMessagePreviewVariables("ORDER_DELIVERED", "오늘의과일", "https://f.kr").상품 // "제주 노지 감귤 5kg"
 */
export function buildMessagePreviewVariables(
  template: TemplateName,
  shopName = "오늘의과일",
  href = "https://",
): Record<string, string> {
  const names = variablesOf(firstText(template, "phone"), "phone");
  const samples = names.map((name) => [name, SAMPLES[name] ?? name]);
  return { ...Object.fromEntries(samples), 상호: shopName, [LINK]: href };
}
