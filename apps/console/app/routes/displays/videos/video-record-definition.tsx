import { ContentsField } from "../../../features/displays/contents-field.tsx";
import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import { CheckboxField } from "../../../features/records/fields/checkbox-field.tsx";
import { InstantField } from "../../../features/records/fields/instant-field.tsx";
import { PictureField } from "../../../features/records/fields/picture-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

/** Short videos of products. */
export const VIDEO_RECORD_DEFINITION: RecordDefinition<"videos"> = {
  noun: "videos",
  name: "영상",
  permission: "displays.edit",
  nameOf: ({ title }) => title,
  labels: {
    slug: "주소",
    title: "제목",
    contents: "글",
    thumbnail: "첫 장면",
    productIds: "상품",
    isHidden: "숨김",
    publishedAt: "올린 때",
  },
  mayBeScheduled: true,
  fields: (form) => (
    <>
      <TextField className="col-span-2" label="제목" maxLength={100} {...textProps(form, "title")} />
      <TextAreaField className="col-span-2" label="글" maxLength={2000} {...textProps(form, "contents")} />
      <PictureField form={form} field="thumbnail" label="첫 장면" />
      <ContentsField form={form} field="productIds" />
      <InstantField form={form} field="publishedAt" label="올린 때" hint="새것부터 보여요" />
      <CheckboxField form={form} field="isHidden" label="매장에서 숨기기" isBesideField />
    </>
  ),
};
