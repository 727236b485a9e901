import { useState } from "react";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";

const PRESETS = [
  "문 앞에 놓아주세요",
  "직접 받을게요",
  "경비실에 맡겨주세요",
  "택배함에 넣어주세요",
] as const;
const OWN_MEMO = "own";

/** 배송 요청 사항: a preset or the shopper's own text, at most 100 characters; first the one of the address. */
export function DeliveryMemoField({ memo, onChange }: { memo: string; onChange(memo: string): void }) {
  const [isOwn, setOwn] = useState(false);
  const choice = isOwn || !isPreset(memo) ? OWN_MEMO : memo;
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label="배송 요청 사항"
        value={choice}
        onChange={(event) => {
          const next = event.target.value;
          setOwn(next === OWN_MEMO);
          onChange(next === OWN_MEMO ? "" : next);
        }}
        options={[
          { value: "", label: "요청 사항 없음" },
          ...PRESETS.map((memo) => ({ value: memo, label: memo })),
          { value: OWN_MEMO, label: "직접 적을게요" },
        ]}
      />
      {choice === OWN_MEMO && (
        <TextField
          label="배송 요청 사항 직접 적기"
          labelHidden
          placeholder="예: 벨은 누르지 말아 주세요"
          maxLength={100}
          value={memo}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}

function isPreset(memo: string): boolean {
  return memo === "" || PRESETS.some((preset) => preset === memo);
}
