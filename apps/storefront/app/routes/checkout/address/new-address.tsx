import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { api } from "../../../api/browser-api.ts";
import { errorText } from "../../../api/error-text.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { AddressFields } from "./address-fields.tsx";
import { type AddressValues, addressRules, blankAddress, orderAddressOf } from "./address-values.ts";
import { addressBookKey } from "./book-address.tsx";

interface NewAddressProps {
  /** The first of the book becomes the default by itself. */
  isFirst: boolean;
  onSaved(id: number): void;
}

export function NewAddress({ isFirst, onSaved }: NewAddressProps) {
  const queries = useQueryClient();
  const { register, control, handleSubmit, formState } = useForm<AddressValues & { isDefault: boolean }>({
    defaultValues: { ...blankAddress, isDefault: isFirst },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const save = useMutation({
    mutationFn: async (values: AddressValues & { isDefault: boolean }) => {
      const address = orderAddressOf(values);
      if (!address) throw new Error("배송지를 다시 확인해 주세요");
      return api("POST /v1/app-users/delivery-address", { body: { ...address, default: values.isDefault } });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: addressBookKey });
      onSaved(id);
    },
    onError: (error) => showSnackbar(errorText(error), { tone: "failure" }),
  });

  return (
    <form noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
      <AddressFields
        field={(name) => ({
          ...register(name, { validate: addressRules[name] }),
          error: formState.errors[name]?.message,
        })}
      />
      {!isFirst && (
        <Controller
          control={control}
          name="isDefault"
          render={({ field }) => (
            <div className="mt-3">
              <Checkbox checked={field.value} onChange={field.onChange}>
                기본 배송지로 쓸게요
              </Checkbox>
            </div>
          )}
        />
      )}
      <Button block size="lg" className="mt-4" type="submit" busy={save.isPending}>
        저장하기
      </Button>
    </form>
  );
}
