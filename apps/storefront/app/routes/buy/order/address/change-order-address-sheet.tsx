import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useId, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../../api/api-error.ts";
import { apiWithKey } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { AddressFields } from "../../../../features/addresses/address-fields.tsx";
import { type AddressValues, addressValuesOf } from "../../../../features/addresses/address-form-values.ts";
import { addressFieldOptions } from "../../../../features/addresses/address-rules.ts";
import { orderAddressOf } from "../../../../features/addresses/order-address-from-form-values.ts";
import { fillFoundAddress } from "../../../../features/addresses/postcode/fill-found-address.ts";
import { ChatButton } from "../../../../features/support/chat-button.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { AddressChangeImpact } from "./address-change-impact.tsx";
import { SavedAddressPicker } from "./saved-address-picker.tsx";

type Any = Reply<"GET /v1.2/app-users/orders/{id}">;
type Order = Any & { address: NonNullable<Any["address"]> };
type Values = AddressValues & { memo: string };

/** Sheet with the new address of an order: typed, found or picked from the address book. */
export function ChangeOrderAddressSheet({
  order,
  open,
  onClose,
}: {
  order: Order;
  open: boolean;
  onClose(): void;
}) {
  const queries = useQueryClient();
  const formId = useId();
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const { register, control, handleSubmit, formState, setValue, setFocus, reset } = useForm<Values>({
    defaultValues: { ...addressValuesOf(order.address), memo: order.memo },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const zonecode = useWatch({ control, name: "zonecode" });
  const change = useMutation({
    mutationFn: (values: Values) => {
      const typed = orderAddressOf(values);
      if (!typed) throw new Error("배송지를 다시 확인해 주세요");
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)("PUT /v1/app-users/orders/{id}/delivery-address", {
        path: { id: order.id },
        body: { ...typed, memo: values.memo.trim() },
      });
    },
    onSuccess: async ({ refundPrice, refundPoint }) => {
      key.current = null;
      onClose();
      const back = refundPrice + refundPoint;
      const more = back > 0 ? `. 배송비 차액 ${groupDigits(back)}원을 돌려드려요` : "";
      showSnackbar(`배송지를 바꿨어요${more}`, { tone: "success" });
      await Promise.all(
        [["order", order.id], ["orders"]].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
    },
  });
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="배송지 바꾸기"
      foot={
        <>
          {change.isError && <Refused error={change.error} />}
          <Button block size="lg" type="submit" form={formId} busy={change.isPending}>
            바꾸기
          </Button>
        </>
      }
    >
      <SavedAddressPicker
        open={open}
        onPick={(address) => reset({ ...addressValuesOf(address), memo: address.memo })}
      />
      <form id={formId} method="post" noValidate onSubmit={handleSubmit((values) => change.mutate(values))}>
        <AddressFields
          field={(name) => ({
            ...register(name, addressFieldOptions(name)),
            error: formState.errors[name]?.message,
          })}
          onFound={(found) => fillFoundAddress({ setValue, setFocus }, found)}
          effect={<AddressChangeImpact order={order} zonecode={zonecode} />}
        />
        <div className="mt-4">
          <TextField label="배송 요청 사항" maxLength={100} {...register("memo")} />
        </div>
      </form>
    </BottomSheet>
  );
}

/** Refusal and what to do instead, above the button so that it is visible. */
function Refused({ error }: { error: unknown }) {
  return (
    <div role="alert" className="mb-3 rounded-md bg-sunken px-4 py-3">
      <p className="text-label">{extractErrorText(error)}</p>
      {refusalCodeOf(error) !== null && (
        <ChatButton className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand-ink text-label underline">
          {variant.support.chatTitle}
        </ChatButton>
      )}
    </div>
  );
}
