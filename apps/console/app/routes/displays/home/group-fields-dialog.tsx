import { useForm } from "react-hook-form";
import {
  type DisplayGroup,
  LAYOUTS,
  ORDERS,
} from "../../../features/displays/display-group-labels-and-content-fields.ts";
import { inputToInstant, instantToInput } from "../../../ui/convert-datetime-input-value.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

export type GroupFields = Pick<
  DisplayGroup,
  "name" | "title" | "subTitle" | "uiType" | "orderByType" | "endsAt"
>;
type Typed = Record<keyof GroupFields, string>;

type GroupFieldsDialogProps = {
  group: DisplayGroup;
  onWrite(fields: GroupFields): void;
  onClose(): void;
};

/** Title, layout, order and end of a group; they go into the draft. */
export function GroupFieldsDialog({ group, onWrite, onClose }: GroupFieldsDialogProps) {
  const form = useForm<Typed>({
    defaultValues: {
      name: group.name,
      title: group.title ?? "",
      subTitle: group.subTitle ?? "",
      uiType: group.uiType,
      orderByType: group.orderByType,
      endsAt: group.endsAt === null ? "" : instantToInput(group.endsAt),
    },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((typed) => {
    onWrite({
      name: typed.name.trim(),
      title: typed.title.trim() || null,
      subTitle: typed.subTitle.trim() || null,
      uiType: typed.uiType as DisplayGroup["uiType"],
      orderByType: typed.orderByType as DisplayGroup["orderByType"],
      endsAt: typed.endsAt === "" ? null : new Date(inputToInstant(typed.endsAt)).toISOString(),
    });
    onClose();
  });
  return (
    <DialogForm
      title={`${group.name} 제목과 모양`}
      action="고치기"
      isBusy={false}
      error={null}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="이름"
        hint="운영자만 봐요"
        maxLength={60}
        error={errors.name?.message}
        {...form.register("name", { validate: (text) => text.trim() !== "" || "이름을 적어 주세요" })}
      />
      <TextField label="제목" hint="비우면 제목 없이 보여요" maxLength={100} {...form.register("title")} />
      <TextField label="덧붙이는 말" maxLength={200} {...form.register("subTitle")} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="모양"
          options={Object.entries(LAYOUTS).map(([value, label]) => ({ value, label }))}
          error={errors.uiType?.message}
          {...form.register("uiType", { required: "모양을 골라 주세요" })}
        />
        <SelectField
          label="상품 차례"
          options={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
          error={errors.orderByType?.message}
          {...form.register("orderByType", { required: "차례를 골라 주세요" })}
        />
      </div>
      <TextField
        label="끝나는 때"
        type="datetime-local"
        hint="남은 시간을 보여 주고 끝나면 빠져요. 비우면 끝이 없어요"
        {...form.register("endsAt")}
      />
    </DialogForm>
  );
}
