import { type FormEvent, useState } from "react";
import { useEditRecord } from "../../../features/records/use-edit-record.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type GradeTexts, gradeTexts, readGrade } from "./read-grade.ts";
import type { Grade, GradeRules } from "./use-grade-rules.ts";

type GradeDialogProps = { rules: GradeRules; grade: Grade; onClose(): void };

/** Changes the terms of one grade; all grades are written together, as the call wants them. */
export function GradeDialog({ rules, grade, onClose }: GradeDialogProps) {
  // The rules as they were opened: what a colleague changed meanwhile is refused by its version.
  const [seen] = useState(rules);
  const [problem, setProblem] = useState<string>();
  const edit = useEditRecord("grade-rules", onClose);
  const texts = gradeTexts(grade);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = Object.fromEntries(new FormData(event.currentTarget)) as GradeTexts;
    const read = readGrade(grade.grade, written);
    if ("problem" in read) return setProblem(read.problem);
    setProblem(undefined);
    const grades = seen.grades.map((each) => (each.grade === grade.grade ? read.grade : each));
    edit.mutate(
      { id: seen.id, version: seen.version, set: { grades }, reason: `${grade.gradeName} 등급 고치기` },
      {
        onSuccess(refused) {
          if (refused === null) return;
          setProblem(
            refused.changedBy
              ? `${refused.changedBy} 님이 먼저 바꿨어요. 닫고 지금 값을 봐 주세요`
              : refused.message,
          );
        },
      },
    );
  };
  return (
    <DialogForm
      title={`${grade.gradeName} 등급`}
      action="저장하기"
      isBusy={edit.isPending}
      error={problem === undefined ? edit.error : new Error(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="gradeName" label="이름" maxLength={20} defaultValue={texts.gradeName} />
      <TextField
        name="thresholdPrice"
        label="기준, 원"
        inputMode="numeric"
        defaultValue={texts.thresholdPrice}
      />
      <TextField
        name="purchasePointPer"
        label="적립, %"
        inputMode="decimal"
        defaultValue={texts.purchasePointPer}
        hint="소수 둘째 자리까지"
      />
      <TextField
        name="monthlyCouponPrice"
        label="매달 쿠폰, 원"
        inputMode="numeric"
        defaultValue={texts.monthlyCouponPrice}
        hint="0이면 주지 않아요"
      />
      <TextField
        name="birthdayPoint"
        label="생일 포인트"
        inputMode="numeric"
        defaultValue={texts.birthdayPoint}
        hint="0이면 주지 않아요"
      />
      <TextArea
        name="benefits"
        label="혜택 글"
        rows={4}
        defaultValue={texts.benefits}
        hint="한 줄에 하나, 산 분이 읽어요"
      />
    </DialogForm>
  );
}
