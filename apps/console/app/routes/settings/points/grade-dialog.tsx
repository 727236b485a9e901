import { type FormEvent, useState } from "react";
import { ConflictView } from "../../../features/records/conflict-view.tsx";
import { changedFields, type RecordField } from "../../../features/records/parse-and-format-record-fields.ts";
import { type RefusedRecord, useEditRecord } from "../../../features/records/use-edit-record.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type GradeTexts, gradeTexts, readGrade } from "./convert-grade-form.ts";
import type { Grade, GradeRules } from "./use-grade-rules-list.ts";

type Conflict = { refused: RefusedRecord; mine: Grade };

const FIELDS: readonly RecordField[] = [
  { name: "gradeName", label: "이름", kind: "text" },
  { name: "thresholdPrice", label: "기준, 원", kind: "number" },
  { name: "purchasePointPer", label: "적립, %", kind: "number" },
  { name: "monthlyCouponPrice", label: "매달 쿠폰, 원", kind: "number" },
  { name: "birthdayPoint", label: "생일 포인트", kind: "number" },
  { name: "benefits", label: "혜택 글", kind: "text" },
];

type GradeDialogProps = { rules: GradeRules; grade: Grade; onClose(): void };

/** Changes the terms of one grade; all grades are written together, as the call wants them. What a colleague changed meanwhile is shown beside what was written here. */
export function GradeDialog({ rules, grade, onClose }: GradeDialogProps) {
  // The rules as they were opened: what a colleague changed meanwhile is refused by its version.
  const [seen] = useState(rules);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const edit = useEditRecord("grade-rules", onClose);
  const texts = gradeTexts(grade);
  const seenGrades = gradesOf(conflict?.refused) ?? seen.grades;
  const save = (mine: Grade) =>
    edit.mutate(
      {
        id: seen.id,
        version: conflict?.refused.version ?? seen.version,
        set: { grades: seenGrades.map((each) => (each.grade === mine.grade ? mine : each)) },
        reason: `${grade.gradeName} 등급 고치기`,
      },
      {
        onSuccess(refused) {
          if (refused?.code === "RECORD_CHANGED") setConflict({ refused, mine });
          else if (refused !== null) setProblem(refused.message);
        },
      },
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = Object.fromEntries(new FormData(event.currentTarget)) as GradeTexts;
    const read = readGrade(grade.grade, written);
    if ("problem" in read) return setProblem(read.problem);
    setProblem(undefined);
    save(read.grade);
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
      {conflict && (
        <ConflictView
          fields={FIELDS}
          before={texts}
          mine={changedFields(texts, gradeTexts(conflict.mine))}
          refused={{ ...conflict.refused, current: currentTexts(conflict.refused, grade) }}
          onKeepMine={() => save(conflict.mine)}
          onTakeTheirs={onClose}
        />
      )}
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
      <TextAreaField
        name="benefits"
        label="혜택 글"
        rows={4}
        defaultValue={texts.benefits}
        hint="한 줄에 하나, 산 분이 읽어요"
      />
    </DialogForm>
  );
}

function gradesOf(refused: RefusedRecord | undefined): readonly Grade[] | undefined {
  return refused?.current?.grades as readonly Grade[] | undefined;
}

function currentTexts(refused: RefusedRecord, { grade }: Grade): GradeTexts | null {
  const now = gradesOf(refused)?.find((each) => each.grade === grade);
  return now ? gradeTexts(now) : null;
}
