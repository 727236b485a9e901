import { type FormEvent, useState } from "react";
import { ApiError } from "../../../../api/api-error.ts";
import { ConflictView } from "../../../../features/records/conflict-view.tsx";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { TextAreaField } from "../../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { type Network, networkLines, readNetworks } from "./parse-and-format-allowed-networks.ts";
import { type Networks, useChangeNetworks } from "./use-manage-allowed-networks.ts";

const FIELDS = [{ name: "networks", label: "네트워크", kind: "text" }] as const;

/** Replaces the networks from which operators may work; an empty list lets them work from everywhere. */
export function AllowedNetworksDialog({ allowed, onClose }: { allowed: Networks; onClose(): void }) {
  const [seen] = useState(allowed);
  const [problem, setProblem] = useState<{ networks?: string; reason?: string }>({});
  const change = useChangeNetworks(onClose);
  const { error, variables } = change;
  const refused = error instanceof ApiError ? error.detail?.rows?.[0] : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const networks = readNetworks(String(written.get("networks") ?? ""));
    const reason = String(written.get("reason") ?? "").trim();
    setProblem({
      ...(networks === null && { networks: "한 줄에 주소와 설명을 적어 주세요. 예: 203.0.113.0/24 사무실" }),
      ...(reason === "" && { reason: "까닭을 적어 주세요" }),
    });
    if (networks === null || reason === "") return;
    change.mutate({ version: refused?.version ?? seen.version, networks, reason });
  };
  return (
    <DialogForm
      title="들어올 수 있는 네트워크"
      action="저장하기"
      isBusy={change.isPending}
      error={refused ? null : error}
      onSubmit={submit}
      onClose={onClose}
    >
      {refused && variables && (
        <ConflictView
          fields={FIELDS}
          before={{ networks: networkLines(seen.networks) }}
          mine={{ networks: networkLines(variables.networks) }}
          refused={{
            ...refused,
            current: { networks: networkLines((refused.current?.networks ?? []) as Network[]) },
          }}
          onKeepMine={() => change.mutate({ ...variables, version: refused.version ?? seen.version })}
          onTakeTheirs={onClose}
        />
      )}
      <TextAreaField
        name="networks"
        label="네트워크"
        rows={5}
        defaultValue={networkLines(seen.networks)}
        hint={`한 줄에 하나, 주소와 설명. 지금 나는 ${seen.ownAddress}이에요. 비우면 어디서나 들어와요`}
        error={problem.networks}
      />
      <TextField name="reason" label="까닭" maxLength={200} error={problem.reason} />
    </DialogForm>
  );
}
