import { SUBSCRIPTION_INTERVALS } from "@todayfruit/domain/subscriptions/subscription-limits";
import { ProductPickerField } from "../../../features/displays/product-picker-field.tsx";
import { CheckboxField } from "../../../features/records/fields/checkbox-field.tsx";
import type { RecordDefinition } from "../../../features/records/record-definition-types.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { PlanProductOptionsField } from "./plan-product-options-field.tsx";

/**
 * Products that are sold by subscription.
 *
 * @param names names of the products by their ids
 */
export function sellingPlanRecordDefinition(
  names: ReadonlyMap<number, string>,
): RecordDefinition<"selling-plans"> {
  return {
    noun: "selling-plans",
    name: "파는 상품",
    permission: "catalog.edit",
    nameOf: ({ productId }) => names.get(productId) ?? `상품 ${productId}`,
    labels: {
      productId: "상품",
      optionIds: "옵션",
      intervals: "주기",
      isBox: "제철 꾸러미",
      isOpen: "새로 받기",
    },
    empty: (_now, from) => ({
      productId: from?.productId ?? 0,
      optionIds: from?.optionIds ?? null,
      intervals: from?.intervals ?? [...SUBSCRIPTION_INTERVALS],
      isBox: from?.isBox ?? false,
      isOpen: from?.isOpen ?? true,
    }),
    mayBeScheduled: true,
    fields: (form) => (
      <>
        <ProductPickerField form={form} field="productId" />
        <PlanProductOptionsField form={form} />
        <fieldset className="col-span-2">
          <legend className="mb-1.5 font-semibold">주기</legend>
          <div className="flex flex-wrap gap-4">
            {SUBSCRIPTION_INTERVALS.map((weeks) => (
              <Checkbox
                key={weeks}
                label={`${weeks}주마다`}
                disabled={form.isHeld}
                checked={form.values.intervals.includes(weeks)}
                onChange={({ target }) =>
                  form.write(
                    "intervals",
                    SUBSCRIPTION_INTERVALS.filter((each) =>
                      each === weeks ? target.checked : form.values.intervals.includes(each),
                    ),
                  )
                }
              />
            ))}
          </div>
          {form.errorOf("intervals") && (
            <p className="mt-1.5 text-micro text-danger">{form.errorOf("intervals")}</p>
          )}
        </fieldset>
        <CheckboxField form={form} field="isBox" label="제철 꾸러미 (달마다 담는 것을 적어요)" />
        <CheckboxField form={form} field="isOpen" label="새로 받을 수 있어요" />
      </>
    ),
  };
}
