import { type FormEvent, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { ConflictView } from "../../../features/records/conflict-view.tsx";
import { type RecordField, readField } from "../../../features/records/parse-and-format-record-fields.ts";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type Role, useChangeOperators } from "./use-manage-operators-and-roles.ts";

const ORDER: RecordField = { name: "goodwillLimit", label: "주문 하나에", kind: "number" };
const CLAIM: RecordField = { name: "claimGoodwillLimit", label: "신청 하나에", kind: "number" };
const HINT = "원. 0이면 더 돌려줄 수 없어요";

/** Changes what the operators of a role may give above what is owed; also of a role that comes with the shop. */
export function GoodwillLimitDialog({ role, onClose }: { role: Role; onClose(): void }) {
  const [seen] = useState(role);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { changeLimits } = useChangeOperators(onClose);
  const { error, variables } = changeLimits;
  const refused = error instanceof ApiError ? error.detail?.rows?.[0] : undefined;
  const version = refused?.version ?? seen.version;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const read = (field: RecordField) => readField(field, String(written.get(field.name) ?? ""));
    const [order, claim] = [read(ORDER), read(CLAIM)];
    const reason = String(written.get("reason") ?? "").trim();
    setProblems({
      ...("problem" in order && { [ORDER.name]: order.problem }),
      ...("problem" in claim && { [CLAIM.name]: claim.problem }),
      ...(reason === "" && { reason: "까닭을 적어 주세요" }),
    });
    if ("problem" in order || "problem" in claim || reason === "") return;
    const limits = { goodwillLimit: Number(order.value), claimGoodwillLimit: Number(claim.value) };
    changeLimits.mutate({ path: { id: seen.id }, body: { version, ...limits, reason } });
  };
  return (
    <DialogForm
      title={`${seen.title}: 더 돌려주는 한도`}
      action="저장하기"
      isBusy={changeLimits.isPending}
      error={refused ? null : error}
      onSubmit={submit}
      onClose={onClose}
    >
      {refused && variables && (
        <ConflictView
          fields={[ORDER, CLAIM]}
          before={seen}
          mine={{
            goodwillLimit: variables.body.goodwillLimit,
            claimGoodwillLimit: variables.body.claimGoodwillLimit,
          }}
          refused={refused}
          onKeepMine={() => changeLimits.mutate({ ...variables, body: { ...variables.body, version } })}
          onTakeTheirs={onClose}
        />
      )}
      <TextField
        name={ORDER.name}
        label={ORDER.label}
        hint={HINT}
        inputMode="numeric"
        defaultValue={seen.goodwillLimit}
        error={problems[ORDER.name]}
      />
      <TextField
        name={CLAIM.name}
        label={CLAIM.label}
        hint={HINT}
        inputMode="numeric"
        defaultValue={seen.claimGoodwillLimit}
        error={problems[CLAIM.name]}
      />
      <TextField name="reason" label="까닭" maxLength={200} error={problems.reason} />
    </DialogForm>
  );
}
