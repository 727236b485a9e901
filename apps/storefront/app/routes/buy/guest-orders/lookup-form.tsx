import { useForm } from "react-hook-form";
import type { OrderGuest } from "../../../features/orders/order-guest-types.ts";
import { PhoneVerificationFields } from "../../../features/phone-codes/phone-verification-fields.tsx";
import {
  type PhoneVerificationValues,
  usePhoneVerificationFields,
} from "../../../features/phone-codes/use-phone-verification-fields.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

type LookupValues = PhoneVerificationValues & {
  name: string;
};

/** Form for the orderer's name, number and code. */
export function LookupForm({ onProven }: { onProven(guest: Required<OrderGuest>): void }) {
  const form = useForm<LookupValues>({
    defaultValues: { name: "", phone: "", verificationCode: "", verifyState: "none" },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { verifyState, proof } = usePhoneVerificationFields(form);
  return (
    <form
      className="flex flex-col gap-5 px-gutter pt-5 pb-10"
      noValidate
      onSubmit={handleSubmit((typed) => {
        if (typed.verifyState === "verified") {
          onProven({ name: typed.name.trim(), phone: typed.phone, code: typed.verificationCode });
        }
      })}
    >
      <div>
        <h2 className="text-title1 font-bold tracking-tight">
          주문할 때 적은
          <br />
          이름과 번호를 알려 주세요
        </h2>
        <p className="mt-2 text-ink-3">
          휴대폰 인증을 마치면 주문을 보고, 취소하거나 교환·반품을 신청할 수 있어요
        </p>
      </div>
      <TextField
        label="주문한 분 이름"
        required
        autoComplete="name"
        maxLength={60}
        placeholder="주문할 때 적은 이름"
        error={errors.name?.message}
        {...register("name", { validate: (name) => name.trim() !== "" || "주문한 분의 이름을 적어주세요" })}
      />
      <PhoneVerificationFields purpose="guestOrders" {...proof} />
      <Button block size="lg" type="submit" disabled={verifyState !== "verified"}>
        주문 조회하기
      </Button>
    </form>
  );
}
