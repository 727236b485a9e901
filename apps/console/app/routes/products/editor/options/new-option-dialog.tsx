import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import {
  convertFormToOption,
  EMPTY_OPTION,
  type OptionForm,
} from "../../../../features/products/option-form/convert-form-to-option.ts";
import { OptionFormFields } from "../../../../features/products/option-form/option-form-fields.tsx";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";

/** Adds an option to the product. */
export function NewOptionDialog(props: { productId: number; sort: number; onClose(): void }) {
  const { productId, sort, onClose } = props;
  const form = useForm<OptionForm>({ defaultValues: EMPTY_OPTION });
  const keyOf = useIdempotencyKey();
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: (typed: OptionForm) => {
      const body = { rows: [{ productId, ...convertFormToOption(typed, sort) }], reason: "옵션 더하기" };
      return callApi("POST /operator/v1/options", { body }, keyOf(body));
    },
    onSuccess() {
      toasts.show({ text: "옵션을 더했어요" });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["products"] }),
  });
  return (
    <DialogForm
      title="옵션 더하기"
      action="더하기"
      isBusy={add.isPending}
      error={add.error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit((typed) => add.mutate(typed))(event)}
    >
      <OptionFormFields register={form.register} errors={form.formState.errors} />
    </DialogForm>
  );
}
