import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { groupText, LAYOUTS } from "../../../../features/displays/display-group-labels-and-content-fields.ts";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { ListSearch } from "../../../../ui/form/list-search.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { HOME_KEY, type Home, type HomeGroup, readHome } from "../use-stored-home-records.ts";

type AddGroupDialogProps = {
  /** Groups that the page does not show. */
  groups: readonly HomeGroup[];
  onAdd(id: number): void;
  onClose(): void;
};

const SHOWN = 30;

/** Puts a group on the page: one that is there already, or a new one, which nobody sees until the page is published. */
export function AddGroupDialog({ groups, onAdd, onClose }: AddGroupDialogProps) {
  const [search, setSearch] = useState("");
  const found = groups.filter(({ name, title }) => `${name} ${title ?? ""}`.includes(search)).slice(0, SHOWN);
  return (
    <Dialog title="묶음 더하기" onClose={onClose}>
      <ListSearch label="묶음 이름으로 찾기" search={search} onSearch={setSearch} />
      <ul aria-label="더할 묶음" className="mb-3 max-h-60 overflow-auto">
        {found.map((group) => (
          <li key={group.id} className="flex items-center gap-2 border-t border-line py-1.5">
            <span className="min-w-0 flex-1">
              <b className="block truncate font-semibold">{group.name}</b>
              <span className="text-micro text-ink-3">{groupText(group)}</span>
            </span>
            <Button size="sm" aria-label={`${group.name} 더하기`} onClick={() => onAdd(group.id)}>
              더하기
            </Button>
          </li>
        ))}
        {found.length === 0 && <li className="py-3 text-ink-3">그런 이름의 묶음이 없어요</li>}
      </ul>
      <NewGroup onAdd={onAdd} />
    </Dialog>
  );
}

function NewGroup({ onAdd }: Pick<AddGroupDialogProps, "onAdd">) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [name, setName] = useState("");
  const [uiType, setUiType] = useState<HomeGroup["uiType"]>("grid2");
  const make = useMutation({
    mutationFn: async () => {
      const row = { ...EMPTY, name: name.trim(), title: name.trim(), uiType };
      const body = { rows: [row], reason: "묶음 만들기" };
      const { rows } = await callApi("POST /operator/v1/display-groups", { body }, keyOf(body));
      client.setQueryData<Home>(HOME_KEY, await readHome());
      return rows[0]?.id ?? 0;
    },
    onSuccess: onAdd,
  });
  return (
    <form
      className="grid grid-cols-2 gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") make.mutate();
      }}
    >
      <TextField
        label="새 묶음 이름"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={make.error?.message}
      />
      <SelectField
        label="모양"
        options={Object.entries(LAYOUTS).map(([value, label]) => ({ value, label }))}
        value={uiType}
        onChange={({ target }) => setUiType((target.value || "grid2") as HomeGroup["uiType"])}
      />
      <span className="col-span-2 flex justify-end">
        <Button type="submit" busy={make.isPending} denied={name.trim() === "" ? "이름을 적어 주세요" : null}>
          새 묶음 만들기
        </Button>
      </span>
    </form>
  );
}

type NewGroupFields = Input<"POST /operator/v1/display-groups">["body"]["rows"][number];

const EMPTY: Omit<NewGroupFields, "name" | "title" | "uiType"> = {
  subTitle: null,
  orderByType: "manual",
  contentsType: "product",
  productIds: [],
  bannerIds: [],
  categoryIds: [],
  reviewIds: [],
  videoIds: [],
  endsAt: null,
  isTimeSale: false,
};
