import { FARM_OPERATOR_ROLE } from "@todayfruit/domain/operators/farm-operator-role";
import { type FormEvent, useState } from "react";
import { useFarms } from "../../../features/products/use-farms.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { CheckboxGroup } from "../../../ui/form/checkbox-group.tsx";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type OperatorRow, type Role, useChangeOperators } from "./use-manage-operators-and-roles.ts";

type OperatorDialogProps = { operator: OperatorRow | null; roles: readonly Role[]; onClose(): void };

/** Adds an operator, or changes the roles and farms of one and closes the account. */
export function OperatorDialog({ operator, roles, onClose }: OperatorDialogProps) {
  const [chosen, setChosen] = useState<string[]>(operator?.roles ?? []);
  const [farmIds, setFarmIds] = useState(operator?.distributorIds.map(String) ?? []);
  const farms = useFarms();
  const [isActive, setActive] = useState(operator?.isActive ?? true);
  const [problem, setProblem] = useState<string>();
  const { add, change } = useChangeOperators(onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const text = (name: string) => String(written.get(name) ?? "").trim();
    const ofFarms = chosen.includes(FARM_OPERATOR_ROLE) ? { distributorIds: farmIds.map(Number) } : {};
    if (chosen.length === 0) return setProblem("역할을 하나 이상 골라 주세요");
    setProblem(undefined);
    if (operator === null)
      return add.mutate({
        email: text("email"),
        name: text("name"),
        password: text("password"),
        roles: chosen,
        ...ofFarms,
      });
    if (text("reason") === "") return setProblem("까닭을 적어 주세요");
    change.mutate({
      path: { id: operator.id },
      body: { roles: chosen, isActive, reason: text("reason"), ...ofFarms },
    });
  };
  if (add.data) {
    const secret = new URL(add.data.enrolmentUri).searchParams.get("secret");
    return (
      <Dialog title="인증 앱에 넣을 것" onClose={onClose}>
        <p className="mb-2">지금 한 번만 보여요. 그분에게만 전해 주세요. 처음 들어올 때 비밀번호를 바꿔요</p>
        <dl className="mb-4 flex flex-col gap-1.5">
          <dt className="text-micro text-ink-3">인증 앱의 키</dt>
          <dd className="rounded-control bg-sunken px-3 py-2 font-bold break-all">{secret}</dd>
          <dt className="text-micro text-ink-3">복구 코드</dt>
          <dd className="number rounded-control bg-sunken px-3 py-2 break-words">
            {add.data.recoveryCodes.join(" ")}
          </dd>
        </dl>
        <Button tone="primary" onClick={onClose}>
          전해 두었어요
        </Button>
      </Dialog>
    );
  }
  return (
    <DialogForm
      title={operator === null ? "운영자 더하기" : `${operator.name} 고치기`}
      action={operator === null ? "더하기" : "저장하기"}
      isBusy={add.isPending || change.isPending}
      error={problem === undefined ? (add.error ?? change.error) : new Error(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      {operator === null && (
        <>
          <TextField name="email" type="email" label="이메일" maxLength={200} autoComplete="off" />
          <TextField name="name" label="이름" maxLength={30} autoComplete="off" />
          <TextField
            name="password"
            label="첫 비밀번호"
            maxLength={200}
            autoComplete="off"
            hint="열두 자부터. 그분이 처음 들어올 때 바꿔요"
          />
        </>
      )}
      <CheckboxGroup
        label="역할"
        options={roles.map(({ name, title }) => ({ value: name, label: title }))}
        chosen={chosen}
        onChange={setChosen}
      />
      {chosen.includes(FARM_OPERATOR_ROLE) && (
        <CheckboxGroup
          label="농가 (고른 농가의 것만 보고 고쳐요)"
          className="max-h-60 overflow-y-auto"
          options={farms.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={farmIds}
          onChange={setFarmIds}
        />
      )}
      {operator !== null && (
        <>
          <Checkbox
            label="열어 두기"
            hint="닫으면 로그인한 곳에서 모두 나가요"
            checked={isActive}
            onChange={({ target }) => setActive(target.checked)}
          />
          <TextField name="reason" label="까닭" maxLength={200} />
        </>
      )}
    </DialogForm>
  );
}
