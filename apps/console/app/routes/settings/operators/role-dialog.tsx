import { permissionTitle } from "@todayfruit/domain/operators/permission-title";
import { PERMISSIONS, type Permission } from "@todayfruit/domain/operators/permissions";
import { type FormEvent, useState } from "react";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { CheckboxGroup } from "../../../ui/form/checkbox-group.tsx";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { type Role, useChangeOperators } from "./use-manage-operators-and-roles.ts";

const ROLE_NAME = /^[a-z-]{2,30}$/;

/** Makes a role out of permissions that the operator holds, changes one, or deletes one that nobody has. */
export function RoleDialog({ role, onClose }: { role: Role | null; onClose(): void }) {
  const { may } = useMe();
  const [seen] = useState(role);
  const [chosen, setChosen] = useState<string[]>(role?.permissions ?? []);
  const [problem, setProblem] = useState<string>();
  const { addRole, changeRole, deleteRole } = useChangeOperators(onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const text = (name: string) => String(written.get(name) ?? "").trim();
    const fields = { title: text("title"), permissions: chosen as Permission[], reason: text("reason") };
    if (fields.title === "" || fields.reason === "") return setProblem("이름과 까닭을 적어 주세요");
    if (seen === null && !ROLE_NAME.test(text("name")))
      return setProblem("영어 이름은 작은 글자와 -로 두 자부터 적어 주세요. 예: night-packing");
    setProblem(undefined);
    if (seen === null) addRole.mutate({ name: text("name"), ...fields });
    else changeRole.mutate({ path: { id: seen.id }, body: { version: seen.version, ...fields } });
  };
  const failed = addRole.error ?? changeRole.error ?? deleteRole.error;
  return (
    <DialogForm
      title={seen === null ? "역할 만들기" : `${seen.title} 역할`}
      action={seen === null ? "만들기" : "저장하기"}
      isBusy={addRole.isPending || changeRole.isPending}
      error={problem === undefined ? failed : new Error(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="title" label="이름" maxLength={30} defaultValue={seen?.title ?? ""} />
      {seen === null && <TextField name="name" label="영어 이름" maxLength={30} hint="예: night-packing" />}
      <CheckboxGroup
        label="할 수 있는 일"
        options={PERMISSIONS.map((permission) => ({
          value: permission,
          label: permissionTitle(permission),
          denied: may(permission) ? null : "내가 가진 권한만 줄 수 있어요",
        }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <TextField name="reason" label="까닭" maxLength={200} />
      {seen !== null && (
        <Button
          tone="danger"
          className="self-start"
          busy={deleteRole.isPending}
          denied={seen.operatorCount > 0 ? "가진 사람이 없어야 지울 수 있어요" : null}
          onClick={() =>
            deleteRole.mutate({
              path: { id: seen.id },
              body: { version: seen.version, reason: `${seen.title} 지우기` },
            })
          }
        >
          이 역할 지우기
        </Button>
      )}
    </DialogForm>
  );
}
