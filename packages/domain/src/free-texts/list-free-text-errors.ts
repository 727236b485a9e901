import { checkFreeText, type FreeTextFault, type FreeTextKind } from "./check-free-text.ts";

/** A text written by a shopper, with the name of its field. */
export type WrittenText = { field: string; kind: FreeTextKind; text: string };

const SENTENCES: Record<FreeTextFault, string> = {
  link: "링크나 주소는 적을 수 없어요. 빼고 다시 적어 주세요",
  number: "전화번호나 계좌번호는 적을 수 없어요. 빼고 다시 적어 주세요",
  impersonation: "다른 기관이나 회사로 오해할 수 있는 말은 적을 수 없어요. 고쳐서 다시 적어 주세요",
};

/**
 * Lists the fields whose texts must not be sent from the shop's number, each with a sentence for its writer.
 *
 * @example listFreeTextErrors([{ field: "giftMessage", kind: "message", text: "http://a.example" }])
 *   // [{ field: "giftMessage", message: "링크나 주소는 적을 수 없어요. 빼고 다시 적어 주세요" }]
 */
export function listFreeTextErrors(written: readonly WrittenText[]): { field: string; message: string }[] {
  return written.flatMap(({ field, kind, text }) => {
    const checked = checkFreeText(kind, text);
    return checked.ok ? [] : [{ field, message: SENTENCES[checked.detail] }];
  });
}
