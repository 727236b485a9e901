import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { api } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { Checkbox, CheckMark } from "../../ui/form/checkbox.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { ADDRESS_BOOK_KEY, type AddressBookEntry } from "./address-book-type-and-query-key.ts";
import { AddressFields } from "./address-fields.tsx";
import { type AddressValues, addressValuesOf, BLANK_ADDRESS } from "./address-form-values.ts";
import { addressFieldOptions } from "./address-rules.ts";
import { orderAddressOf } from "./order-address-from-form-values.ts";
import { fillFoundAddress } from "./postcode/fill-found-address.ts";

type AddressFormProps = {
  /** Address to edit; a new one is added when left out. */
  address?: AddressBookEntry;
  /** True for the first address and for the default one: both stay the default without a choice. */
  isDefault: boolean;
  onSaved(id: number): void;
};

type FormValues = AddressValues & { memo: string; isDefault: boolean };

/** Form that adds or edits an address of the address book. */
export function AddressForm({ address, isDefault, onSaved }: AddressFormProps) {
  const queries = useQueryClient();
  const { register, control, handleSubmit, formState, setValue, setFocus } = useForm<FormValues>({
    defaultValues: {
      ...(address ? addressValuesOf(address) : BLANK_ADDRESS),
      memo: address?.memo ?? "",
      isDefault,
    },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const save = useMutation({
    mutationFn: async (values: FormValues) => {
      const typed = orderAddressOf(values);
      if (!typed) throw new Error("배송지를 다시 확인해 주세요");
      const body = { ...typed, memo: values.memo.trim(), default: values.isDefault };
      if (!address) return api("POST /v1/app-users/delivery-address", { body });
      const { id, deliveryAddressType } = address;
      return api("PUT /v1/app-users/delivery-address/{id}", {
        path: { id },
        body: { ...body, deliveryAddressType },
      });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ADDRESS_BOOK_KEY });
      onSaved(id);
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });

  return (
    <form method="post" noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
      <AddressFields
        field={(name) => ({
          ...register(name, addressFieldOptions(name)),
          error: formState.errors[name]?.message,
        })}
        onFound={(found) => fillFoundAddress({ setValue, setFocus }, found)}
      />
      <div className="mt-4">
        <TextField
          label="배송 요청 사항 (선택)"
          placeholder="예: 문 앞에 놓아 주세요"
          maxLength={100}
          {...register("memo")}
        />
      </div>
      <div className="mt-3">
        {isDefault ? (
          <p className="flex min-h-11 items-center gap-2.5 text-body2">
            <CheckMark checked />
            {address ? "기본 배송지예요" : "기본 배송지로 쓸게요"}
          </p>
        ) : (
          <Controller
            control={control}
            name="isDefault"
            render={({ field }) => (
              <Checkbox checked={field.value} onChange={field.onChange}>
                기본 배송지로 쓸게요
              </Checkbox>
            )}
          />
        )}
      </div>
      <Button block size="lg" className="mt-4" type="submit" busy={save.isPending}>
        저장하기
      </Button>
    </form>
  );
}
