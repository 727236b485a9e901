import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import { InstantField } from "../../../features/records/fields/instant-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { deriveBroadcastLink } from "./derive-broadcast-link.ts";

/** Live broadcasts outside of the shop, each with the link that its viewers follow. */
export const BROADCAST_RECORD_DEFINITION: RecordDefinition<"broadcasts"> = {
  noun: "broadcasts",
  name: "라이브 방송",
  permission: "displays.edit",
  nameOf: ({ title }) => title,
  labels: { title: "제목", path: "열리는 곳", startsAt: "시작" },
  empty: (now) => ({ title: "", path: "/", startsAt: new Date(now).toISOString() }),
  mayBeScheduled: true,
  fields: (form) => (
    <>
      <TextField className="col-span-2" label="제목" maxLength={100} {...textProps(form, "title")} />
      <TextField
        label="열리는 곳"
        hint="매장 안의 주소. 예: /products/20001"
        maxLength={200}
        {...textProps(form, "path")}
      />
      <InstantField form={form} field="startsAt" label="시작" />
    </>
  ),
  below: (row) => (
    <div className="rounded-card bg-sunken p-3.5">
      <p className="font-semibold">방송에 올릴 링크</p>
      <p className="mt-1 select-all break-all">{deriveBroadcastLink(row)}</p>
      <p className="mt-1 text-micro text-ink-3">
        매장 주소 뒤에 붙여 주세요. 이 링크로 온 분이 이레 안에 사면 방송의 매출로 세요
      </p>
    </div>
  ),
};
