import { shownFrom } from "../../../features/records/classify-record-period.ts";
import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import { InstantField } from "../../../features/records/fields/instant-field.tsx";
import { PictureField } from "../../../features/records/fields/picture-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { TextField } from "../../../ui/form/text-field.tsx";

const DAY_MS = 86_400_000;
const FIRST_DAYS = 14;

/** Banners, shown within their period in the groups that name them. */
export const BANNER_RECORD_DEFINITION: RecordDefinition<"banners"> = {
  noun: "banners",
  name: "배너",
  permission: "displays.edit",
  nameOf: ({ title }) => title,
  labels: {
    title: "제목",
    subTitle: "덧붙이는 말",
    image: "사진",
    href: "누르면",
    backgroundColor: "바탕색",
    beginsAt: "시작",
    endsAt: "끝",
  },
  empty: (now) => ({
    title: "",
    subTitle: null,
    image: "",
    href: "/",
    backgroundColor: "#E6F4D3",
    beginsAt: new Date(now).toISOString(),
    endsAt: new Date(now + FIRST_DAYS * DAY_MS).toISOString(),
  }),
  mayBeScheduled: true,
  preview: (row, now) => ({ page: { kind: "home", id: null }, ...shownFrom(row, now) }),
  fields: (form) => (
    <>
      <TextField className="col-span-2" label="제목" maxLength={100} {...textProps(form, "title")} />
      <TextField
        className="col-span-2"
        label="덧붙이는 말"
        maxLength={200}
        {...textProps(form, "subTitle", true)}
      />
      <PictureField form={form} field="image" label="사진" />
      <TextField
        label="누르면"
        hint="매장 안의 주소. 예: /products/20001"
        maxLength={200}
        {...textProps(form, "href")}
      />
      <TextField label="바탕색" type="color" {...textProps(form, "backgroundColor")} />
      <InstantField form={form} field="beginsAt" label="시작" />
      <InstantField form={form} field="endsAt" label="끝" />
    </>
  ),
};
