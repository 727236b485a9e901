import { useMutation, useQueryClient } from "@tanstack/react-query";
import { GIFT_AREA_RULE } from "@todayfruit/domain/gifts/gift-area-rules";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { AddressFields } from "../../../features/addresses/address-fields.tsx";
import { type AddressValues, BLANK_ADDRESS } from "../../../features/addresses/address-form-values.ts";
import { addressFieldOptions } from "../../../features/addresses/address-rules.ts";
import { orderAddressOf } from "../../../features/addresses/order-address-from-form-values.ts";
import { fillFoundAddress } from "../../../features/addresses/postcode/fill-found-address.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { type ReceivedGift, receivedGiftQueryKey } from "./received-gift-query-key.ts";

type AddressSheetProps = {
  gift: ReceivedGift;
  open: boolean;
  onClose(): void;
  /** Day that was chosen, `YYYY-MM-DD`; `null`: as soon as possible. */
  day?: string | null;
  /** Called with the zonecode when the gift cannot be received there on that day. */
  onDayUnavailable?(zonecode: string): void;
};

type Values = AddressValues & { memo: string };

/**
 * Enters or changes the gift's address. A former address is hidden from anyone with the link and has to be typed in
 * full.
 */
export function AddressSheet({ gift, open, onClose, day = null, onDayUnavailable }: AddressSheetProps) {
  const queries = useQueryClient();
  const formId = useId();
  const isChange = gift.canChangeAddress;
  const { register, handleSubmit, formState, setValue, setFocus } = useForm<Values>({
    defaultValues: { ...BLANK_ADDRESS, receiverName: isChange ? "" : gift.receiverName, memo: "" },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const save = useMutation({
    mutationFn: (values: Values) => {
      const typed = orderAddressOf(values);
      if (!typed) throw new Error("배송지를 다시 확인해 주세요");
      const path = { id: gift.uuid };
      const body = { ...typed, memo: values.memo.trim() };
      return isChange
        ? api("PUT /v1/gift/to/{id}/address", { path, body })
        : api("POST /v1/gift/to/{id}/address", {
            path,
            body: { ...body, ...(day !== null && { receiveOn: day }) },
          });
    },
    onSuccess: (next) => {
      queries.setQueryData(receivedGiftQueryKey(gift.uuid), next);
      onClose();
      showSnackbar(isChange ? "주소가 변경되었습니다." : "선물을 받기로 했어요", { tone: "success" });
    },
    // Another holder of the link or the farm was faster: refetches the gift.
    onError: (error, { zonecode }) => {
      const code = refusalCodeOf(error);
      if (code === "GIFT_DAY_UNAVAILABLE") {
        onDayUnavailable?.(zonecode);
        return;
      }
      if (code !== null && code !== "GIFT_AREA_UNDELIVERABLE" && code !== "PHONE_INVALID")
        void queries.invalidateQueries({ queryKey: receivedGiftQueryKey(gift.uuid) });
    },
  });
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={isChange ? "배송지 바꾸기" : "배송지 적기"}
      foot={
        <>
          {save.isError && (
            <p role="alert" className="mb-3 rounded-md bg-danger-tint px-4 py-3 text-label">
              {extractErrorText(save.error)}
            </p>
          )}
          <Button block size="lg" type="submit" form={formId} busy={save.isPending}>
            {isChange ? "이 주소로 바꾸기" : "이 주소로 받기"}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
        <AddressFields
          field={(name) => ({
            ...register(name, addressFieldOptions(name)),
            error: formState.errors[name]?.message,
          })}
          onFound={(found) => fillFoundAddress({ setValue, setFocus }, found)}
        />
        <div className="mt-4">
          <TextField label="배송 요청 사항" maxLength={100} {...register("memo")} />
        </div>
        <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-caption text-ink-2">
          보낸 분에게는 주소를 보여 주지 않아요. {GIFT_AREA_RULE}
        </p>
      </form>
    </BottomSheet>
  );
}
