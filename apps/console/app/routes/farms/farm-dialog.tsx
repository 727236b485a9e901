import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi } from "../../api/console-api.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { useCarriers } from "../../features/carriers/use-carriers.ts";
import { useUndoChange } from "../../features/changes/use-undo-change.ts";
import type { Farm } from "../../features/products/use-farms.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { DialogForm } from "../../ui/form/dialog-form.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextAreaField } from "../../ui/form/text-area-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { parseNumber } from "../../ui/parse-number.ts";
import { type FarmForm, farmFormOf, formToFarm, formToNewFarm } from "./convert-farm-form.ts";

const filled = (what: string) => (text: string) => text.trim() !== "" || `${what} 적어 주세요`;
const won = (text: string) => Number.isInteger(parseNumber(text)) || "숫자로 적어 주세요. 예: 3,000";

/** A farm that is made or edited; orders that came before keep the name of their day. */
export function FarmDialog({ farm, onClose }: { farm: Farm | null; onClose(): void }) {
  const form = useForm<FarmForm>({ defaultValues: farmFormOf(farm) });
  const { errors } = form.formState;
  const carriers = useCarriers();
  const save = useSaveFarm(farm, onClose);
  return (
    <DialogForm
      title={farm ? farm.name : "농가 더하기"}
      action={farm ? "저장하기" : "더하기"}
      isBusy={save.isPending}
      error={save.error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit((typed) => save.mutate(typed))(event)}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-3">
        <TextField
          label="이름"
          maxLength={60}
          error={errors.name?.message}
          {...form.register("name", { validate: filled("이름을") })}
        />
        <TextField
          label="지역"
          maxLength={60}
          hint="예: 제주 서귀포시 남원읍"
          error={errors.region?.message}
          {...form.register("region", { validate: filled("지역을") })}
        />
        <SelectField
          key={carriers.length}
          label="택배사"
          options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors.carrierCode?.message}
          {...form.register("carrierCode", { required: "택배사를 골라 주세요" })}
        />
        <TextField
          label="연락처"
          maxLength={14}
          error={errors.csPhone?.message}
          {...form.register("csPhone", {
            validate: (text) =>
              /^\d{2,4}-\d{3,4}-\d{4}$/.test(text.trim()) || "이렇게 적어 주세요. 예: 064-123-4567",
          })}
        />
        <TextField
          label="사업자등록번호"
          maxLength={12}
          error={errors.businessNumber?.message}
          {...form.register("businessNumber", {
            validate: (text) =>
              /^\d{3}-\d{2}-\d{5}$/.test(text.trim()) || "이렇게 적어 주세요. 예: 123-45-67890",
          })}
        />
        <TextField
          label="보내는 주소"
          maxLength={200}
          error={errors.shippingAddress?.message}
          {...form.register("shippingAddress", { validate: filled("보내는 주소를") })}
        />
      </div>
      <TextAreaField
        label="인사말"
        maxLength={500}
        error={errors.greeting?.message}
        {...form.register("greeting", { validate: filled("인사말을") })}
      />
      <TextField
        label="묶음배송 안내"
        maxLength={300}
        error={errors.bundlePolicy?.message}
        {...form.register("bundlePolicy", { validate: filled("묶음배송 안내를") })}
      />
      <Checkbox label="상품들이 배송비를 함께 내요" {...form.register("isBundle")} />
      {farm === null && (
        <div className="grid grid-cols-3 gap-4">
          <TextField
            label="배송비"
            inputMode="numeric"
            error={errors.baseFee?.message}
            {...form.register("baseFee", { validate: won })}
          />
          <TextField
            label="무료 배송"
            inputMode="numeric"
            hint="0이면 없음"
            error={errors.freeFrom?.message}
            {...form.register("freeFrom", { validate: won })}
          />
          <TextField label="마감" type="time" {...form.register("orderCutoffTime", { required: true })} />
        </div>
      )}
    </DialogForm>
  );
}

function useSaveFarm(farm: Farm | null, onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("farms");
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: async (typed: FarmForm) => {
      if (farm === null) {
        const body = { rows: [formToNewFarm(typed)], reason: "농가 더하기" };
        return callApi("POST /operator/v1/distributors", { body }, keyOf(body));
      }
      const { id, version } = farm;
      const body = { rows: [{ id, version, set: formToFarm(typed) }], reason: "농가 고치기" };
      return callApi("PATCH /operator/v1/distributors", { body }, keyOf(body));
    },
    onSuccess({ change }) {
      toasts.show({
        text: farm ? "농가를 고쳤어요" : "농가를 더했어요",
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["farms"] }),
  });
}
