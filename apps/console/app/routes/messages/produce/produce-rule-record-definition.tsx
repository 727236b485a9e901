import { DAYS_MARK } from "@todayfruit/domain/produce-notices/fill-days-into-ripeness-advice";
import { PRODUCE_NOTICES } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { numberProps, textProps } from "../../../features/records/fields/bind-field-props.ts";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextAreaField } from "../../../ui/form/text-area-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { compareProduceRulesForSorting } from "./compare-produce-rules-for-sorting.ts";

/** Korean names of the notices of produce. */
export const NOTICE_NAMES = { ripe: "후숙", storage: "보관", discard: "버리기 전" } as const;

const FIRST_DAYS = 3;

/** Rules of the notices of ripening and storage, by the name of the produce. */
export const PRODUCE_RULE_RECORD_DEFINITION: RecordDefinition<"produce-notice-rules"> = {
  noun: "produce-notice-rules",
  name: "알림 규칙",
  permission: "catalog.edit",
  nameOf: ({ title }) => title,
  compare: compareProduceRulesForSorting,
  labels: {
    kind: "상품 종류",
    storage: "보관법에 든 말",
    notice: "알림",
    days: "며칠",
    name: "과일 이름",
    title: "제목",
    advice: "안내",
  },
  empty: (_now, from) => ({
    kind: from?.kind ?? "",
    storage: from?.storage ?? null,
    notice: from?.notice ?? "ripe",
    days: from?.days ?? FIRST_DAYS,
    name: from?.name ?? "",
    title: from?.title ?? "",
    advice: from?.advice ?? "",
  }),
  mayBeScheduled: true,
  fields: (form) => (
    <>
      <TextField label="과일 이름" hint="예: 키위" maxLength={20} {...textProps(form, "name")} />
      <TextField
        label="상품 종류"
        hint="상품에 적은 종류. 예: kiwi"
        maxLength={40}
        {...textProps(form, "kind")}
      />
      <SelectField
        label="알림"
        options={PRODUCE_NOTICES.map((value) => ({ value, label: NOTICE_NAMES[value] }))}
        {...textProps(form, "notice")}
      />
      <TextField
        label={form.values.notice === "discard" ? "받고 며칠 안에 먹나" : "받고 며칠 뒤"}
        hint={
          form.values.notice === "discard"
            ? "2~120. 이틀 전 아침 9시에 알려요"
            : "0~120. 그날 아침 9시에 알려요"
        }
        {...numberProps(form, "days")}
      />
      <TextField
        className="col-span-2"
        label="보관법에 든 말"
        hint="비우면 보관법과 상관없이. 적으면 그 말이 든 상품에만"
        maxLength={40}
        {...textProps(form, "storage", true)}
      />
      <TextField
        className="col-span-2"
        label="제목"
        hint="예: 키위, 오늘부터 드세요"
        maxLength={60}
        {...textProps(form, "title")}
      />
      <TextAreaField
        className="col-span-2"
        label="안내"
        hint={`${DAYS_MARK}은 받은 지 며칠째인지로 바뀌어요`}
        maxLength={150}
        {...textProps(form, "advice")}
      />
    </>
  ),
};
