import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { FormToggleButton } from "./form-toggle-button.tsx";

const KEY = ["birthday"] as const;

/** 생일: month and day with a consent of its own, for birthday points alone. */
export function BirthdayPanel() {
  const queries = useQueryClient();
  const [changes, setChanges] = useState(false);
  const kept = useQuery({ queryKey: KEY, queryFn: () => api("GET /v1/app-users/birthday") });
  const change = useMutation({
    mutationFn: (birthday: string | null) =>
      birthday === null
        ? api("DELETE /v1/app-users/birthday")
        : api("PUT /v1/app-users/birthday", { body: { birthday, isAgreed: true } }),
    onSuccess: (reply) => {
      queries.setQueryData(KEY, reply);
      setChanges(false);
      showSnackbar(reply.birthday === null ? "생일을 지웠어요" : "생일을 저장했어요");
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  if (kept.isPending) return <RowsSkeleton name="생일" />;
  if (kept.data === undefined) return <LoadFailed error={kept.error} onRetry={() => void kept.refetch()} />;
  const { birthday } = kept.data;
  return (
    <Panel
      title="생일"
      end={
        <FormToggleButton
          name="생일"
          label={birthday ? "변경" : "등록"}
          open={changes}
          onToggle={() => setChanges(!changes)}
        />
      }
    >
      {birthday ? (
        <p className="tabular">{koreanDay(birthday)}</p>
      ) : (
        <p className="text-label text-ink-3">생일 포인트가 있는 등급이면 생일에 드려요</p>
      )}
      {changes && (
        <BirthdayForm birthday={birthday} busy={change.isPending} onChange={(next) => change.mutate(next)} />
      )}
    </Panel>
  );
}

type BirthdayFormProps = {
  birthday: string | null;
  busy: boolean;
  /** `null` deletes it. */
  onChange(birthday: string | null): void;
};

function BirthdayForm({ birthday, busy, onChange }: BirthdayFormProps) {
  const [month = "01", day = "01"] = (birthday ?? "01-01").split("-");
  const [picked, setPicked] = useState({ month, day });
  const [isAgreed, setAgreed] = useState(false);
  return (
    <form
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(`${picked.month}-${picked.day}`);
      }}
    >
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label="월"
          value={picked.month}
          options={numbers(12, "월")}
          onChange={(event) => setPicked({ ...picked, month: event.target.value })}
        />
        <SelectField
          label="일"
          value={picked.day}
          options={numbers(31, "일")}
          onChange={(event) => setPicked({ ...picked, day: event.target.value })}
        />
      </div>
      <Checkbox checked={isAgreed} onChange={setAgreed}>
        [선택] 생일 포인트를 받으려고 생일(월·일)을 남기는 데 동의해요. 지우거나 탈퇴하면 바로 없어져요
      </Checkbox>
      <div className="flex gap-2">
        {birthday !== null && (
          <Button tone="outline" disabled={busy} onClick={() => onChange(null)}>
            지우기
          </Button>
        )}
        <Button block type="submit" busy={busy} disabled={!isAgreed}>
          저장하기
        </Button>
      </div>
    </form>
  );
}

function numbers(count: number, unit: string): { value: string; label: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    value: String(index + 1).padStart(2, "0"),
    label: `${index + 1}${unit}`,
  }));
}

/** @example koreanDay("02-09") // "2월 9일" */
function koreanDay(monthDay: string): string {
  const [month, day] = monthDay.split("-").map(Number);
  return `${month}월 ${day}일`;
}
