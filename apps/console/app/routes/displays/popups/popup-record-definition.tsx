import { VARIANT_LABELS } from "../../../features/preview/variant-labels.ts";
import { shownFrom } from "../../../features/records/classify-record-period.ts";
import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import { InstantField } from "../../../features/records/fields/instant-field.tsx";
import { PictureField } from "../../../features/records/fields/picture-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { CheckboxGroup } from "../../../ui/form/checkbox-group.tsx";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

const DAY_MS = 86_400_000;
const FIRST_DAYS = 7;
const FACES = Object.keys(VARIANT_LABELS) as (keyof typeof VARIANT_LABELS)[];

/** Popups on the home of their faces, within their period. */
export const POPUP_RECORD_DEFINITION: RecordDefinition<"popups"> = {
  noun: "popups",
  name: "팝업",
  permission: "displays.edit",
  nameOf: ({ title }) => title,
  labels: {
    title: "제목",
    text: "글",
    image: "사진",
    imageAlt: "사진 설명",
    href: "누르면",
    variants: "얼굴",
    beginsAt: "시작",
    endsAt: "끝",
  },
  empty: (now) => ({
    title: "",
    text: null,
    image: null,
    imageAlt: "",
    href: null,
    variants: FACES,
    beginsAt: new Date(now).toISOString(),
    endsAt: new Date(now + FIRST_DAYS * DAY_MS).toISOString(),
  }),
  mayBeScheduled: true,
  preview: (row, now) => ({ page: { kind: "home", id: null }, ...shownFrom(row, now) }),
  fields: (form) => (
    <>
      <TextField className="col-span-2" label="제목" maxLength={60} {...textProps(form, "title")} />
      <TextAreaField className="col-span-2" label="글" maxLength={300} {...textProps(form, "text", true)} />
      <PictureField form={form} field="image" label="사진" />
      <TextField
        label="사진 설명"
        hint="화면을 읽어 주는 기기가 읽어요"
        maxLength={100}
        {...textProps(form, "imageAlt")}
      />
      <TextField
        label="누르면"
        hint="매장 안의 주소. 비우면 닫히기만 해요"
        maxLength={200}
        {...textProps(form, "href", true)}
      />
      <CheckboxGroup
        className="col-span-2"
        label="보이는 얼굴"
        options={FACES.map((face) => ({ value: face, label: VARIANT_LABELS[face] }))}
        chosen={form.values.variants}
        isHeld={form.isHeld}
        error={form.errorOf("variants") && "한 얼굴은 골라 주세요"}
        onChange={(chosen) => form.write("variants", chosen)}
      />
      <InstantField form={form} field="beginsAt" label="시작" />
      <InstantField form={form} field="endsAt" label="끝" />
    </>
  ),
};
