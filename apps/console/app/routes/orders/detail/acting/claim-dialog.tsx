import { useMutation } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { RETURN_REASONS, type ReturnReason } from "@todayfruit/domain/returns/return-reasons";
import type { ReturnResolution } from "@todayfruit/domain/returns/return-resolution";
import { useForm } from "react-hook-form";
import { callApi } from "../../../../api/console-api.ts";
import { uploadPicture } from "../../../../api/upload-picture.ts";
import { REASON_TEXT } from "../../../../features/claims/claim-labels.ts";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextAreaField } from "../../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import type { ShownOrder } from "../use-order.ts";

type Fields = {
  productId: string;
  wish: ReturnResolution;
  reason: ReturnReason | "";
  details: string;
  note: string;
  photos: FileList | null;
};

const CREATE_CLAIM = "POST /operator/v1/orders/{id}/products/{pid}/claims";
const ARRIVED = ["delivery_end", "complete"];
const MOST_PHOTOS = 10;

/** Requests a return or an exchange for a buyer who phones; the server says what would go back before it is requested. */
export function ClaimDialog({ shown, onClose }: { shown: ShownOrder; onClose(): void }) {
  const { order } = shown;
  const lines = order.orderItemProducts.filter(({ orderItemProductStatus }) =>
    ARRIVED.includes(orderItemProductStatus),
  );
  const form = useForm<Fields>({
    defaultValues: {
      productId: String(lines[0]?.id ?? ""),
      wish: "refund",
      reason: "",
      details: "",
      note: "",
      photos: null,
    },
  });
  const { errors } = form.formState;
  const file = useActOnOrder(CREATE_CLAIM, "신청을 열었어요. 취소·반품·교환에서 판단해요", onClose);
  const preview = useMutation({
    async mutationFn(fields: Fields) {
      const photos = await Promise.all([...(fields.photos ?? [])].slice(0, MOST_PHOTOS).map(uploadPicture));
      const input = inputOf(fields, photos);
      const claim = await callApi(CREATE_CLAIM, { ...input, query: { dryRun: true } }, crypto.randomUUID());
      return { input, claim };
    },
  });
  const inputOf = (fields: Fields, photos: string[]) => {
    const line = lines.find(({ id }) => String(id) === fields.productId);
    return {
      path: { id: order.id, pid: line?.id ?? 0 },
      body: {
        wish: fields.wish,
        reason: fields.reason || ("changed_mind" as const),
        details: fields.details.trim(),
        note: fields.note.trim(),
        photos,
        options: (line?.orderOptionGroups ?? []).map(({ id, optionUnit }) => ({ id, optionUnit })),
      },
    };
  };
  const submit = form.handleSubmit((fields) => {
    if (preview.data) file.mutate(preview.data.input);
    else preview.mutate(fields);
  });
  const expected = preview.data?.claim;
  const sum = (expected?.expectedPrice ?? 0) + (expected?.expectedPoint ?? 0);
  const action = expected
    ? expected.expectedPrice === null
      ? "교환 신청 열기"
      : `예상 ${groupDigits(sum)}원으로 신청 열기`
    : "금액 보기";
  return (
    <DialogForm
      title="산 분 대신 신청해요"
      action={action}
      isBusy={file.isPending || preview.isPending}
      error={file.error ?? preview.error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {/* What was previewed is what is requested: another value is previewed again. */}
      <div className="flex flex-col gap-4" onChange={() => preview.reset()}>
        <SelectField
          label="상품"
          options={lines.map(({ id, product }) => ({ value: String(id), label: product.name }))}
          error={errors.productId?.message}
          {...form.register("productId", { required: "상품을 골라 주세요" })}
        />
        <SelectField
          label="바라는 것"
          options={[
            { value: "refund", label: "환불" },
            { value: "replace", label: "교환" },
          ]}
          error={errors.wish?.message}
          {...form.register("wish", { required: "바라는 것을 골라 주세요" })}
        />
        <SelectField
          label="까닭"
          options={RETURN_REASONS.map((value) => ({ value, label: REASON_TEXT[value] }))}
          error={errors.reason?.message}
          {...form.register("reason", { required: "까닭을 골라 주세요" })}
        />
        <TextAreaField
          label="산 분이 한 말"
          maxLength={1000}
          error={errors.details?.message}
          {...form.register("details", { validate: (text) => text.trim() !== "" || "들은 말을 적어 주세요" })}
        />
        <TextField label="사진" type="file" accept="image/*" multiple {...form.register("photos")} />
        <TextField
          label="누가 어떻게 알려 주었나요?"
          hint="기록에 남아요. 예: 산 분이 전화하셨어요"
          maxLength={200}
          error={errors.note?.message}
          {...form.register("note", {
            validate: (text) => text.trim() !== "" || "누가 알려 주었는지 적어 주세요",
          })}
        />
      </div>
    </DialogForm>
  );
}
