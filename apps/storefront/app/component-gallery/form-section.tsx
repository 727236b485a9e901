import { useState } from "react";
import { Button, type ButtonSize, type ButtonTone } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Chip } from "../ui/form/chip.tsx";
import { QuantityStepper } from "../ui/form/quantity-stepper.tsx";
import { RadioCards } from "../ui/form/radio-cards.tsx";
import { SelectField } from "../ui/form/select-field.tsx";
import { Switch } from "../ui/form/switch.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextField } from "../ui/form/text-field.tsx";
import { Section, Specimen } from "./specimen.tsx";

const TONES: readonly ButtonTone[] = ["primary", "tint", "outline", "ghost", "danger"];
const SIZES: readonly ButtonSize[] = ["lg", "md", "sm"];

/** Buttons and fields: plain, chosen, busy, disabled, wrong. */
export function FormSection() {
  const [units, setUnits] = useState(2);
  const [isOn, setOn] = useState(true);
  const [choice, setChoice] = useState<"card" | "vbank" | null>("card");
  return (
    <Section title="입력">
      {TONES.map((tone) => (
        <Specimen key={tone} state={`버튼 ${tone}`}>
          <div className="flex flex-wrap items-center gap-2">
            {SIZES.map((size) => (
              <Button key={size} tone={tone} size={size}>
                주문하기
              </Button>
            ))}
            <Button tone={tone} busy>
              보내는 중
            </Button>
            <Button tone={tone} disabled>
              할 수 없음
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen state="칩">
        <div className="flex gap-2">
          <Chip selected>고름</Chip>
          <Chip selected={false}>안 고름</Chip>
          <Chip selected look="soft">
            고름
          </Chip>
        </div>
      </Specimen>
      <Specimen state="체크">
        <div className="flex flex-wrap gap-4">
          <Checkbox checked={isOn} onChange={setOn}>
            고름
          </Checkbox>
          <Checkbox checked="some" onChange={setOn}>
            일부
          </Checkbox>
          <Checkbox checked={false} onChange={setOn} disabled>
            할 수 없음
          </Checkbox>
        </div>
      </Specimen>
      <Specimen state="스위치">
        <Switch on={isOn} onChange={setOn}>
          알림 받기
        </Switch>
        <Switch on={false} onChange={setOn} disabled>
          할 수 없음
        </Switch>
      </Specimen>
      <Specimen state="개수: 보통, 저장 중, 한도">
        <div className="flex gap-4">
          <QuantityStepper name="감귤" value={units} max={10} onChange={setUnits} />
          <QuantityStepper name="사과" value={3} max={10} onChange={setUnits} saving />
          <QuantityStepper name="배" value={5} max={5} onChange={setUnits} />
        </div>
      </Specimen>
      <Specimen state="하나 고르기">
        <RadioCards<"card" | "vbank">
          label="결제 수단"
          look="tile"
          className="grid grid-cols-2 gap-2"
          value={choice}
          onChange={setChoice}
          options={[
            { value: "card", content: "카드" },
            { value: "vbank", content: "가상계좌", disabled: true },
          ]}
        />
      </Specimen>
      <Specimen state="글 칸: 빈 칸, 안내, 틀림, 맞음, 막힘">
        <div className="flex flex-col gap-4">
          <TextField label="받는 사람" placeholder="이름을 적어 주세요" />
          <TextField label="휴대폰 번호" hint="숫자만 적어 주세요" defaultValue="01012345678" />
          <TextField label="이메일" error="이메일 주소를 확인해 주세요" defaultValue="haru@" />
          <TextField label="인증번호" ok="확인했어요" defaultValue="123456" />
          <TextField label="주문 번호" defaultValue="20261122-000001" disabled />
          <SelectField label="은행" options={[{ value: "kb", label: "국민은행" }]} />
          <TextArea label="요청 사항" maxLength={100} defaultValue="문 앞에 두어 주세요" />
        </div>
      </Specimen>
    </Section>
  );
}
