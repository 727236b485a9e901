import { ContentsField } from "../../../features/displays/contents-field.tsx";
import {
  contentFieldOf,
  LAYOUTS,
  ORDERS,
} from "../../../features/displays/display-group-labels-and-content-fields.ts";
import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import { CheckboxField } from "../../../features/records/fields/checkbox-field.tsx";
import { InstantField } from "../../../features/records/fields/instant-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Display groups: promotions with a page of their own, and what the home shows. */
export const PROMOTION_RECORD_DEFINITION: RecordDefinition<"display-groups"> = {
  noun: "display-groups",
  name: "묶음",
  permission: "displays.edit",
  nameOf: ({ name }) => name,
  labels: {
    name: "이름",
    title: "제목",
    subTitle: "덧붙이는 말",
    orderByType: "상품 차례",
    uiType: "모양",
    productIds: "상품",
    bannerIds: "배너",
    categoryIds: "카테고리",
    videoIds: "영상",
    endsAt: "끝",
    isTimeSale: "타임세일만",
  },
  empty: () => ({
    name: "",
    title: "",
    subTitle: null,
    orderByType: "manual",
    contentsType: "product",
    uiType: "grid2",
    productIds: [],
    bannerIds: [],
    categoryIds: [],
    reviewIds: [],
    videoIds: [],
    endsAt: null,
    isTimeSale: false,
  }),
  mayBeScheduled: true,
  preview: ({ id }) => ({ page: { kind: "display-group", id } }),
  fields(form) {
    const field = contentFieldOf(form.values);
    return (
      <>
        <TextField label="이름" hint="운영자만 봐요" maxLength={60} {...textProps(form, "name")} />
        <TextField label="제목" maxLength={100} {...textProps(form, "title", true)} />
        <TextField
          className="col-span-2"
          label="덧붙이는 말"
          maxLength={200}
          {...textProps(form, "subTitle", true)}
        />
        <SelectField label="모양" options={optionsOf(LAYOUTS)} {...textProps(form, "uiType")} />
        <SelectField label="상품 차례" options={optionsOf(ORDERS)} {...textProps(form, "orderByType")} />
        {field !== null && <ContentsField form={form} field={field} />}
        <InstantField
          form={form}
          field="endsAt"
          label="끝나는 때"
          hint="남은 시간을 보여요. 비우면 끝이 없어요"
          isOptional
        />
        <CheckboxField form={form} field="isTimeSale" label="타임세일 상품만 보이기" isBesideField />
      </>
    );
  },
};
