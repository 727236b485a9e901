import { SelectField } from "../../ui/form/select-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { problemsOf, REFUND_BANKS, type RefundAccount } from "./refund-account.ts";

type RefundAccountFieldsProps = {
  account: RefundAccount;
  onChange(account: RefundAccount): void;
  showsProblems: boolean;
};

/** 환불받을 계좌 of a buyer who paid by deposit: entered with a cancellation or a return, deleted once refunded. */
export function RefundAccountFields({ account, onChange, showsProblems }: RefundAccountFieldsProps) {
  const problems = showsProblems ? problemsOf(account) : null;
  return (
    <fieldset className="mt-5 flex flex-col gap-4 border-t border-line pt-5">
      <legend className="sr-only">환불받을 계좌</legend>
      <p className="text-label text-ink-2">
        입금한 돈을 돌려받을 계좌를 적어 주세요. 돌려드린 뒤에는 계좌를 지워요.
      </p>
      <SelectField
        label="은행"
        value={account.bankName}
        options={REFUND_BANKS.map((bank) => ({ value: bank, label: bank }))}
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
