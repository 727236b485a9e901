/** Banks that refunds can go to, the most used first. */
const REFUND_BANKS = [
  "국민은행",
  "신한은행",
  "우리은행",
  "하나은행",
  "농협은행",
  "기업은행",
  "카카오뱅크",
  "토스뱅크",
  "케이뱅크",
  "새마을금고",
  "우체국",
  "SC제일은행",
  "iM뱅크",
  "부산은행",
  "경남은행",
  "광주은행",
  "전북은행",
  "제주은행",
  "수협은행",
  "신협",
] as const;

/** A draft of an account before anything is chosen or typed. */
export const EMPTY_ACCOUNT = { owner: "", bankName: "", accountNumber: "" } as const;

/** Options of a choice of bank: none is chosen before, since a refund to the wrong bank is lost. */
export const BANK_OPTIONS = [
  { value: "", label: "은행을 골라 주세요" },
  ...REFUND_BANKS.map((bank) => ({ value: bank, label: bank })),
];

export type RefundAccount = {
  owner: string;
  bankName: string;
  accountNumber: string;
};

/** @example isAccountNumber("110-123-456789") // true */
export function isAccountNumber(text: string): boolean {
  return /^\d{8,16}$/.test(text.replaceAll(/[\s-]/g, ""));
}

/** Error messages of a refund account by field; `null` when it is valid. */
export function problemsOf({ owner, bankName, accountNumber }: RefundAccount): Partial<RefundAccount> | null {
  const problems: Partial<RefundAccount> = {
    ...(bankName === "" ? { bankName: "은행을 골라주세요" } : {}),
    ...(isAccountNumber(accountNumber) ? {} : { accountNumber: "계좌번호를 숫자 8~16자리로 적어주세요" }),
    ...(owner.trim() === "" ? { owner: "예금주를 적어주세요" } : {}),
  };
  return Object.keys(problems).length === 0 ? null : problems;
}
