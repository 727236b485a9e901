import { Link } from "react-router";
import { numberProps } from "../../../features/records/fields/bind-field-props.ts";
import { CheckboxField } from "../../../features/records/fields/checkbox-field.tsx";
import { InstantField } from "../../../features/records/fields/instant-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { OptionPickerField } from "../../../features/waiting-rooms/option-picker-field.tsx";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

const DAY_MS = 86_400_000;
const FIRST = { units: 100, perPerson: 1, atOnce: 50 };

/** Announced openings that are sold through a waiting room. */
export const WAITING_ROOM_RECORD_DEFINITION: RecordDefinition<"waiting-rooms"> = {
  noun: "waiting-rooms",
  name: "오픈",
  permission: "catalog.edit",
  nameOf: ({ productName, optionName }) => `${productName} ${optionName}`,
  compare: (one, other) => Date.parse(other.opensAt) - Date.parse(one.opensAt),
  labels: {
    optionId: "옵션",
    opensAt: "여는 때",
    units: "상자",
    perPerson: "한 사람",
    atOnce: "한 번에 부르는 자리",
    isCancelled: "취소",
  },
  empty: (now) => ({
    optionId: 0,
    opensAt: new Date(now + DAY_MS).toISOString(),
    ...FIRST,
    isCancelled: false,
  }),
  mayBeScheduled: false,
  lockedBecause: ({ state }) => (state === "closed" ? "끝난 오픈이에요" : null),
  fields: (form) => (
    <>
      <OptionPickerField form={form} />
      <InstantField
        className="col-span-2"
        form={form}
        field="opensAt"
        label="여는 때"
        hint="30분 전부터 들어와요. 이때 안에 있는 분들의 순서를 뽑아요"
      />
      <TextField label="상자" hint="재고 안에서" {...numberProps(form, "units")} />
      <TextField label="한 사람이 살 수 있는 상자" hint="1~10" {...numberProps(form, "perPerson")} />
      <TextField
        label="한 번에 부르는 자리"
        hint="7분 동안 맡아둬요. 1~1,000"
        {...numberProps(form, "atOnce")}
      />
      {!form.isNew && (
        <CheckboxField form={form} field="isCancelled" label="취소하고 보통처럼 팔기" isBesideField />
      )}
    </>
  ),
  below: (row) => (
    <Link className={buttonClass({ size: "sm" })} to={paths.waitingRoom(row.id)}>
      지금 상황과 순서 보기
    </Link>
  ),
};
