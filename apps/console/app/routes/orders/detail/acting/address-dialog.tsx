import { useForm } from "react-hook-form";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";

type Fields = {
  receiverName: string;
  phone: string;
  zonecode: string;
  roadAddress: string;
  addressDetail: string;
  memo: string;
  reason: string;
};

const EMPTY: Fields = {
  receiverName: "",
  phone: "",
  zonecode: "",
  roadAddress: "",
  addressDetail: "",
  memo: "",
  reason: "",
};
const filled = (name: string) => (text: string) => text.trim() !== "" || `${name} 적어 주세요`;

/** Changes the address of an order before it is sent; a difference of the shipping fee is told by the server. */
export function AddressDialog({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const form = useForm<Fields>({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const change = useActOnOrder(
    "PUT /operator/v1/orders/{id}/delivery-address",
    "주소를 바꿨어요. 산 분에게 알려요",
    onClose,
  );
  const submit = form.handleSubmit(({ reason, ...address }) =>
    change.mutate({
      path: { id: orderId },
      body: {
        address: {
          ...address,
          receiverName: address.receiverName.trim(),
          selectedAddress: address.roadAddress.trim(),
          roadAddress: address.roadAddress.trim(),
          jibunAddress: "",
        },
        reason: reason.trim(),
      },
    }),
  );
  return (
    <DialogForm
      title="주소를 바꿔요"
      action="바꾸고 알리기"
      isBusy={change.isPending}
      error={change.error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 max-desk:grid-cols-1">
        <TextField
          label="받는 분"
          maxLength={30}
          error={errors.receiverName?.message}
          {...form.register("receiverName", { validate: filled("받는 분을") })}
        />
        <TextField
          label="휴대폰"
          inputMode="tel"
          maxLength={20}
          error={errors.phone?.message}
          {...form.register("phone", {
            validate: (text) => text.replaceAll(/\D/g, "").length >= 9 || "휴대폰 번호를 적어 주세요",
          })}
        />
        <TextField
          label="우편번호"
          inputMode="numeric"
          maxLength={5}
          error={errors.zonecode?.message}
          {...form.register("zonecode", {
            validate: (text) => /^\d{5}$/.test(text) || "우편번호 다섯 자리를 적어 주세요",
          })}
        />
        <TextField
          label="도로명 주소"
          maxLength={200}
          error={errors.roadAddress?.message}
          {...form.register("roadAddress", { validate: filled("도로명 주소를") })}
        />
        <TextField label="상세 주소" maxLength={100} {...form.register("addressDetail")} />
        <TextField label="남긴 말" maxLength={100} {...form.register("memo")} />
      </div>
      <TextField
        label="왜 바꾸나요?"
        hint="기록에 남아요. 예: 전화로 새 주소를 알려 주셨어요"
        maxLength={200}
        error={errors.reason?.message}
        {...form.register("reason", { validate: filled("이유를") })}
      />
    </DialogForm>
  );
}
