import { ADVERSE_NOTICE_DAYS, NOTICE_DAYS } from "@todayfruit/domain/terms/notice-period";
import { textProps } from "../../../features/records/fields/bind-field-props.ts";
import { CheckboxField } from "../../../features/records/fields/checkbox-field.tsx";
import { InstantField } from "../../../features/records/fields/instant-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { TermComparison } from "./term-comparison.tsx";
import { TERM_NAMES } from "./term-names-and-state-rules.ts";

/** Versions of the terms; one that has begun is kept as it was. */
export const TERM_RECORD_DEFINITION: RecordDefinition<"terms"> = {
  noun: "terms",
  name: "판",
  permission: "displays.edit",
  nameOf: ({ code, label }) => `${TERM_NAMES[code]} ${label}`,
  labels: {
    code: "약관",
    label: "판 이름",
    title: "제목",
    isRequired: "꼭 동의",
    contents: "글",
    summary: "무엇이 왜 바뀌나",
    effectiveAt: "시행일",
    isAdverse: "회원에게 나쁜 변경",
    needsConsent: "다시 동의",
  },
  empty: (_now, from) => ({
    code: from?.code ?? "termsOfService",
    label: "",
    title: from?.title ?? "",
    isRequired: from?.isRequired ?? true,
    contents: from?.contents ?? "",
    summary: "",
    effectiveAt: null,
    isAdverse: false,
    needsConsent: false,
  }),
  mayBeScheduled: false,
  lockedBecause: ({ effectiveAt }, now) =>
    effectiveAt !== null && Date.parse(effectiveAt) <= now
      ? "시행한 판은 그대로 남아요. 바꾸려면 이 판으로 새 판을 만들어 주세요"
      : null,
  fields: (form) => (
    <>
      <SelectField
        label="약관"
        options={Object.entries(TERM_NAMES).map(([value, label]) => ({ value, label }))}
        {...textProps(form, "code")}
      />
      <TextField label="판 이름" hint="예: 2026-12-01" maxLength={40} {...textProps(form, "label")} />
      <TextField className="col-span-2" label="제목" maxLength={60} {...textProps(form, "title")} />
      <TextAreaField
        className="col-span-2 [&>textarea]:min-h-80"
        label="글"
        hint="문단 사이는 한 줄을 비워요"
        maxLength={100_000}
        {...textProps(form, "contents")}
      />
      <TextAreaField
        className="col-span-2"
        label="무엇이 왜 바뀌나"
        hint="회원이 읽어요"
        maxLength={1000}
        {...textProps(form, "summary")}
      />
      <InstantField
        form={form}
        field="effectiveAt"
        label="시행일"
        hint={`비우면 초안. ${NOTICE_DAYS}일(나쁜 변경은 ${ADVERSE_NOTICE_DAYS}일) 앞이어야 해요`}
        isOptional
      />
      <span className="flex flex-col">
        <CheckboxField form={form} field="isRequired" label="꼭 동의해야 해요" />
        <CheckboxField form={form} field="isAdverse" label="회원에게 나쁜 변경이에요" />
        <CheckboxField form={form} field="needsConsent" label="다시 동의를 물어요" />
      </span>
    </>
  ),
  below: (row) => <TermComparison term={row} />,
};
