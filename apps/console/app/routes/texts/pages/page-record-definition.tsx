import { shownFrom } from "../../../features/records/classify-record-period.ts";
import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import { InstantField } from "../../../features/records/fields/instant-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

/** Pages of text, shown within their period. */
export const PAGE_RECORD_DEFINITION: RecordDefinition<"pages"> = {
  noun: "pages",
  name: "글 페이지",
  permission: "displays.edit",
  nameOf: ({ title }) => title,
  labels: { slug: "주소", title: "제목", contents: "글", beginsAt: "시작", endsAt: "끝" },
  empty: (now) => ({
    slug: "",
    title: "",
    contents: "",
    beginsAt: new Date(now).toISOString(),
    endsAt: null,
  }),
  mayBeScheduled: true,
  preview: (row, now) => ({ page: { kind: "page", id: row.id }, ...shownFrom(row, now) }),
  fields: (form) => (
    <>
      <TextField className="col-span-2" label="제목" maxLength={100} {...textProps(form, "title")} />
      <TextField
        className="col-span-2"
        label="주소"
        hint="/pages/ 뒤에 붙어요. 영문 작은 글자와 숫자, -"
        maxLength={80}
        {...textProps(form, "slug")}
      />
      <TextAreaField
        className="col-span-2 [&>textarea]:min-h-80"
        label="글"
        hint="줄과 문단은 적은 그대로 보여요"
        maxLength={20_000}
        {...textProps(form, "contents")}
      />
      <InstantField form={form} field="beginsAt" label="시작" />
      <InstantField form={form} field="endsAt" label="끝" hint="비우면 끝이 없어요" isOptional />
    </>
  ),
};
