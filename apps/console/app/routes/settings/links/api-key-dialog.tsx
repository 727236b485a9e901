import { permissionTitle } from "@todayfruit/domain/operators/permission-title";
import { PERMISSIONS, PERSON_PERMISSIONS, type Permission } from "@todayfruit/domain/operators/permissions";
import { type FormEvent, useState } from "react";
import { useMe } from "../../../session/use-me.ts";
import { CheckboxGroup } from "../../../ui/form/checkbox-group.tsx";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useChangeApiKeys } from "./use-read-and-change-api-keys.ts";

type ApiKeyDialogProps = { onMade(made: { secret: string }): void; onClose(): void };

/** Makes an API key out of permissions that the operator holds, optionally bound to networks. */
export function ApiKeyDialog({ onMade, onClose }: ApiKeyDialogProps) {
  const { may } = useMe();
  const { add } = useChangeApiKeys();
  const [chosen, setChosen] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const text = (name: string) => String(written.get(name) ?? "").trim();
    if (text("name") === "" || text("reason") === "" || chosen.length === 0)
      return setProblem("이름과 까닭을 적고 할 수 있는 일을 골라 주세요");
    setProblem(undefined);
    const networks = text("networks")
      .split(/[\s,]+/)
      .filter((each) => each !== "");
    add.mutate(
      {
        name: text("name"),
        permissions: chosen as Exclude<Permission, (typeof PERSON_PERMISSIONS)[number]>[],
        reason: text("reason"),
        ...(networks.length > 0 && { networks }),
      },
      { onSuccess: onMade },
    );
  };
  return (
    <DialogForm
      title="API 키 만들기"
      action="만들기"
      isBusy={add.isPending}
      error={problem === undefined ? add.error : new Error(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label="이름" maxLength={30} hint="예: 창고 시스템" />
      <CheckboxGroup
        label="할 수 있는 일"
        options={PERMISSIONS.filter((permission) => !PERSON_PERMISSIONS.includes(permission)).map(
          (permission) => ({
            value: permission,
            label: permissionTitle(permission),
            denied: may(permission) ? null : "내가 가진 권한만 줄 수 있어요",
          }),
        )}
        chosen={chosen}
        onChange={setChosen}
      />
      <TextField
        name="networks"
        label="네트워크"
        hint="예: 203.0.113.7, 198.51.100.0/24. 비우면 운영자의 네트워크예요"
      />
      <TextField name="reason" label="까닭" maxLength={200} />
    </DialogForm>
  );
}
