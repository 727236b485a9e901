import { SelectField } from "../../ui/form/select-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { BANK_OPTIONS, problemsOf, type RefundAccount } from "./refund-account-banks-and-validation.ts";

type RefundAccountFieldsProps = {
  account: RefundAccount;
  onChange(account: RefundAccount): void;
  showsProblems: boolean;
  /** `true` where the account is saved with the member's profile instead of deleted after the refund. */
  isSaved?: boolean;
};

/** 환불받을 계좌 of a buyer who paid by deposit: entered with a cancellation or a return, deleted once refunded. */
export function RefundAccountFields({
  account,
  onChange,
  showsProblems,
  isSaved = false,
}: RefundAccountFieldsProps) {
  const problems = showsProblems ? problemsOf(account) : null;
  return (
    <fieldset className="mt-5 flex flex-col gap-4 border-t border-line pt-5">
      <legend className="sr-only">환불받을 계좌</legend>
      <p className="text-label text-ink-2">
        {isSaved
          ? "입금한 돈을 돌려받을 계좌를 적어 주세요. 내 정보에도 적어 두어 다음에 다시 묻지 않아요."
          : "입금한 돈을 돌려받을 계좌를 적어 주세요. 돌려드린 뒤에는 계좌를 지워요."}
      </p>
      <SelectField
        label="은행"
        value={account.bankName}
        options={BANK_OPTIONS}
        error={problems?.bankName}
        onChange={(event) => onChange({ ...account, bankName: event.currentTarget.value })}
      />
      <TextField
        label="계좌번호"
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder="숫자만 적어도 돼요"
        maxLength={20}
        value={account.accountNumber}
        error={problems?.accountNumber}
        onChange={(event) => onChange({ ...account, accountNumber: event.currentTarget.value })}
      />
      <TextField
        label="예금주"
        required
        autoComplete="off"
        maxLength={30}
        value={account.owner}
        error={problems?.owner}
        onChange={(event) => onChange({ ...account, owner: event.currentTarget.value })}
      />
    </fieldset>
  );
}
