import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { apiWithKey } from "../../../api/browser-api.ts";
import { errorText } from "../../../api/error-text.ts";
import { AddressFields } from "../../../features/addresses/address-fields.tsx";
import { addressRules } from "../../../features/addresses/address-rules.ts";
import { type AddressValues, addressValuesOf } from "../../../features/addresses/address-values.ts";
import { fillFoundAddress } from "../../../features/addresses/fill-found-address.ts";
import { orderAddressOf } from "../../../features/addresses/order-address.ts";
import { ChatButton } from "../../../features/support/chat-button.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type Any = Reply<"GET /v1.2/app-users/orders/{id}">;
type Order = Any & { address: NonNullable<Any["address"]> };
type Values = AddressValues & { memo: string };

const OPEN = ["paid", "bank_transfer_waiting"];
const ENDED = ["withdraw_complete", "stock_out"];

/** 배송지 바꾸기, offered until the order is being packed; the server decides. */
export function AddressChange({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const statuses = order.orderItemProducts.map((product) => product.orderItemProductStatus);
  const going = statuses.filter((status) => !ENDED.includes(status));
  const canChange = going.length > 0 && going.every((status) => OPEN.includes(status));
  if (!canChange && !open) return null;
  return (
    <>
      <Button size="xs" tone="outline" onClick={() => setOpen(true)}>
        배송지 바꾸기
      </Button>
      <AddressSheet order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function AddressSheet({ order, open, onClose }: { order: Order; open: boolean; onClose(): void }) {
  const queries = useQueryClient();
  const formId = useId();
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const { register, handleSubmit, formState, setValue, setFocus } = useForm<Values>({
    defaultValues: { ...addressValuesOf(order.address), memo: order.memo },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
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
      <form id={formId} method="post" noValidate onSubmit={handleSubmit((values) => change.mutate(values))}>
        <AddressFields
          field={(name) => ({
            ...register(name, { validate: addressRules[name] }),
            error: formState.errors[name]?.message,
          })}
          onFound={(found) => fillFoundAddress({ setValue, setFocus }, found)}
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
      <p className="text-label">{errorText(error)}</p>
      {refusalCodeOf(error) !== null && (
        <ChatButton className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand-ink text-label underline">
          {variant.support.chatTitle}
        </ChatButton>
      )}
    </div>
  );
}
