import { type FormEvent, useState } from "react";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useChangeAreas } from "./use-change-areas.ts";

const ZONECODE = /^\d{5}$/;

/** Adds a range of postcodes to 제주 or 도서산간. */
export function AddRemoteAreaDialog({ onClose }: { onClose(): void }) {
  const [problem, setProblem] = useState<string>();
  const change = useChangeAreas(onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const text = (name: string) => String(written.get(name) ?? "").trim();
    const [first, last] = [text("first"), text("last") || text("first")];
    if (
      !ZONECODE.test(first) ||
      !ZONECODE.test(last) ||
      last < first ||
      text("name") === "" ||
      text("area") === ""
    )
      return setProblem("지역과 이름, 다섯 자리 우편번호를 적어 주세요. 예: 40200~40240");
    setProblem(undefined);
    change.mutate({
      added: [
        {
          area: text("area") === "secondary_area" ? "secondary_area" : "third_area",
          firstZonecode: Number(first),
          lastZonecode: Number(last),
          name: text("name"),
        },
      ],
      reason: `${text("name")} 더하기`,
      done: "범위를 더했어요",
    });
  };
  return (
    <DialogForm
      title="제주·도서산간 범위 더하기"
      action="더하기"
      isBusy={change.isPending}
      error={problem === undefined ? null : new Error(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        name="area"
        label="지역"
        options={[
          { value: "secondary_area", label: "제주" },
          { value: "third_area", label: "도서산간" },
        ]}
      />
      <TextField name="name" label="이름" maxLength={60} hint="예: 울릉도" />
      <div className="grid grid-cols-2 gap-3">
        <TextField name="first" label="첫 우편번호" inputMode="numeric" maxLength={5} />
        <TextField
          name="last"
          label="끝 우편번호"
          inputMode="numeric"
          maxLength={5}
          hint="하나면 비워 두세요"
        />
      </div>
    </DialogForm>
  );
}
