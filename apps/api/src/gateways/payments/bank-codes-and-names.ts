/** A bank with its code at Toss; `issues` says whether it provides virtual accounts. */
export type Bank = {
  readonly code: string;
  readonly name: string;
  readonly issues: boolean;
};

/**
 * Returns the bank's Korean name for its two-digit code; an unlisted code is returned unchanged.
 * @example bankName("88") // "신한은행"
 */
export function bankName(code: string): string {
  return BANKS.find((bank) => bank.code === code)?.name ?? code;
}

/**
 * Finds the code of a bank by the text that a person entered: the code itself, or its name with or without 은행, a
 * brand in Latin letters, spaces or brackets. Returns `null` when no bank matches.
 * @example bankCode("신한") // "88"
 * @example bankCode("KB 국민은행") // "06"
 */
export function bankCode(text: string): string | null {
  const asked = plainName(text);
  if (asked === "") return null;
  return BANKS.find((bank) => bank.code === asked || plainName(bank.name) === asked)?.code ?? null;
}

function plainName(name: string): string {
  const bare = name.replace(/\(.*\)|\s/g, "").replace(/은행$/, "");
  // A brand is removed only before a Korean name: HSBC has no other name.
  return bare.replace(/^(?:IBK|KB|Sh|NH|한국)(?=[가-힣])/i, "").toLowerCase();
}

/** All banks of Toss's table, in its order. */
export const BANKS: readonly Bank[] = [
  { code: "02", name: "한국산업은행", issues: false },
  { code: "03", name: "IBK기업은행", issues: true },
  { code: "06", name: "KB국민은행", issues: true },
  { code: "07", name: "Sh수협은행", issues: true },
  { code: "11", name: "NH농협은행", issues: true },
  { code: "12", name: "지역농축협", issues: false },
  { code: "20", name: "우리은행", issues: true },
  { code: "23", name: "SC제일은행", issues: false },
  { code: "27", name: "씨티은행", issues: false },
  { code: "31", name: "iM뱅크(대구)", issues: true },
  { code: "32", name: "부산은행", issues: true },
  { code: "34", name: "광주은행", issues: true },
  { code: "35", name: "제주은행", issues: false },
  { code: "37", name: "전북은행", issues: true },
  { code: "39", name: "경남은행", issues: true },
  { code: "45", name: "새마을금고", issues: true },
  { code: "48", name: "신협", issues: false },
  { code: "50", name: "저축은행", issues: false },
  { code: "54", name: "HSBC", issues: false },
  { code: "64", name: "산림조합", issues: false },
  { code: "71", name: "우체국", issues: true },
  { code: "81", name: "하나은행", issues: true },
  { code: "88", name: "신한은행", issues: true },
  { code: "89", name: "케이뱅크", issues: true },
  { code: "90", name: "카카오뱅크", issues: false },
  { code: "92", name: "토스뱅크", issues: false },
];
