import { useForm } from "react-hook-form";
import { useGradeNames } from "../../../../features/members/use-grade-names.ts";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import type { Member } from "../use-member.ts";
import { useSetBlockAndGrade } from "../use-set-block-and-grade.ts";

type GradeFields = { grade: string; until: string; reason: string };

/** Sets a member's grade by hand until a day in Korea, or gives back the one by purchases. */
export function GradeDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const { all, nameOf } = useGradeNames();
  const form = useForm<GradeFields>({
    defaultValues: { grade: String(member.grade), until: member.handGradeUntil ?? "", reason: "" },
  });
  const { errors } = form.formState;
  const change = useSetBlockAndGrade(member, onClose);
  const submit = form.handleSubmit(({ grade, until, reason }) =>
    change.mutate({
      set: { handGrade: Number(grade), handGradeUntil: until },
      reason: reason.trim(),
      done: `${nameOf(Number(grade))} 등급으로 정했어요`,
    }),
  );
  return (
    <Dialog title="등급을 손으로 정하기" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <p className="text-ink-2">산 값으로는 {nameOf(member.earnedGrade)} 등급이에요.</p>
        <SelectField
          label="등급"
          options={all.map(({ grade, name }) => ({ value: String(grade), label: name }))}
          error={errors.grade?.message}
          {...form.register("grade", { required: "등급을 골라 주세요" })}
        />
        <TextField
          label="이 날까지"
          type="date"
          error={errors.until?.message}
          {...form.register("until", { required: "끝나는 날을 골라 주세요" })}
        />
        <TextField
          label="까닭"
          maxLength={200}
          error={errors.reason?.message}
          {...form.register("reason", { validate: (text) => text.trim() !== "" || "까닭을 적어 주세요" })}
        />
        <div className="flex justify-end gap-2">
          {member.handGrade !== null && (
            <Button
              className="mr-auto"
              busy={change.isPending}
              onClick={() =>
                change.mutate({
                  set: { handGrade: null, handGradeUntil: null },
                  reason: "산 값으로 되돌리기",
                  done: "산 값으로 정한 등급이에요",
                })
              }
            >
              산 값으로 되돌리기
            </Button>
          )}
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={change.isPending}>
            정하기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
