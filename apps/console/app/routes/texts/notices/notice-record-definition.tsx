import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import { CheckboxField } from "../../../features/records/fields/checkbox-field.tsx";
import { InstantField } from "../../../features/records/fields/instant-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { compareNoticesForSorting } from "./compare-notices-for-sorting.ts";

/** Notices, which appear at their instant. */
export const NOTICE_RECORD_DEFINITION: RecordDefinition<"notices"> = {
  noun: "notices",
  name: "공지",
  permission: "displays.edit",
  nameOf: ({ title }) => title,
  compare: compareNoticesForSorting,
  labels: { type: "갈래", title: "제목", contents: "글", isPinned: "맨 위", publishedAt: "올리는 때" },
  empty: (now) => ({
    type: "공지",
    title: "",
    contents: "",
    isPinned: false,
    publishedAt: new Date(now).toISOString(),
  }),
  mayBeScheduled: true,
  fields: (form) => (
    <>
      <TextField label="갈래" hint="예: 배송, 이벤트" maxLength={20} {...textProps(form, "type")} />
      <InstantField form={form} field="publishedAt" label="올리는 때" />
      <TextField className="col-span-2" label="제목" maxLength={100} {...textProps(form, "title")} />
      <TextAreaField
        className="col-span-2 [&>textarea]:min-h-60"
        label="글"
        maxLength={5000}
        {...textProps(form, "contents")}
      />
      <CheckboxField form={form} field="isPinned" label="맨 위에 두기" />
    </>
  ),
};
