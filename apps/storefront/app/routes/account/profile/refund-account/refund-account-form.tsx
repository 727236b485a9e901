import { useForm } from "react-hook-form";
import {
  BANK_OPTIONS,
  EMPTY_ACCOUNT,
  isAccountNumber,
} from "../../../../features/refunds/refund-account-banks-and-validation.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import type { ProfileChange } from "../use-change-profile.ts";

type Account = NonNullable<ProfileChange["withdrawAccount"]>;

type RefundAccountFormProps = {
  busy: boolean;
  canRemove: boolean;
  /** Values typed before the member left to confirm their identity. */
  typed: Account | null;
  onSave(account: Account): void;
  onRemove(): void;
};

export function RefundAccountForm({ busy, canRemove, typed, onSave, onRemove }: RefundAccountFormProps) {
  const { register, handleSubmit, formState } = useForm<Account>({
    defaultValues: typed ?? EMPTY_ACCOUNT,
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { errors } = formState;
  return (
    <form className="mt-4 flex flex-col gap-4" noValidate onSubmit={handleSubmit(onSave)}>
      <SelectField
        label="은행"
        options={BANK_OPTIONS}
        error={errors.bankName?.message}
        {...register("bankName", { validate: (bank) => bank !== "" || "은행을 골라주세요" })}
      />
      <TextField
        label="계좌번호"
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder="숫자만 적어도 돼요"
        maxLength={20}
        error={errors.accountNumber?.message}
        {...register("accountNumber", {
          validate: (number) => isAccountNumber(number) || "계좌번호를 숫자 8~16자리로 적어주세요",
        })}
      />
      <TextField
        label="예금주"
        required
        autoComplete="off"
        maxLength={30}
        error={errors.owner?.message}
        {...register("owner", { validate: (owner) => !!owner.trim() || "예금주를 적어주세요" })}
      />
      <div className="flex gap-2">
        {canRemove && (
          <Button tone="ghost" onClick={onRemove}>
            지우기
          </Button>
        )}
        <Button className="flex-1" tone="outline-brand" type="submit" busy={busy}>
          저장하기
        </Button>
      </div>
    </form>
  );
}
