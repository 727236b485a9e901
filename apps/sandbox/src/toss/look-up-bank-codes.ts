/** Codes and names of banks at Toss, and those that issue virtual accounts. */

/**
 * Finds the two-digit code of a bank given by code or Korean name; null when unknown.
 * @example lookUpBankCode("신한") // "88"
 */
export function lookUpBankCode(bank: string): string | null {
  if (BANKS.has(bank)) return bank;
  for (const [code, name] of BANKS) if (name === bank) return code;
  return null;
}

/** Lists the banks that issue virtual accounts, with code and name. */
export function issuingBanks(): readonly (readonly [code: string, name: string])[] {
  return [...BANKS].filter(([code]) => ISSUING.has(code));
}

const BANKS = new Map([
  ["02", "산업"],
  ["03", "기업"],
  ["06", "국민"],
  ["07", "수협"],
  ["11", "농협"],
  ["12", "지역농축협"],
  ["20", "우리"],
  ["23", "SC제일"],
  ["27", "씨티"],
  ["31", "iM뱅크"],
  ["32", "부산"],
  ["34", "광주"],
  ["35", "제주"],
  ["37", "전북"],
  ["39", "경남"],
  ["45", "새마을"],
  ["48", "신협"],
  ["50", "저축은행"],
  ["54", "HSBC"],
  ["64", "산림조합"],
  ["71", "우체국"],
  ["81", "하나"],
  ["88", "신한"],
  ["89", "케이뱅크"],
  ["90", "카카오뱅크"],
  ["92", "토스뱅크"],
]);

const ISSUING = new Set([
  "39",
  "34",
  "06",
  "03",
  "11",
  "31",
  "32",
  "45",
  "07",
  "88",
  "20",
  "71",
  "37",
  "89",
  "81",
]);
