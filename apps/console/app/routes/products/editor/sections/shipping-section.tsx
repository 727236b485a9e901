import { useCarriers } from "../../../../features/carriers/use-carriers.ts";
import { EditorSection } from "../fields/editor-section.tsx";
import { EditedCheck, EditedChoice, EditedNumber, EditedText } from "../fields/product-field-inputs.tsx";

const FEE_UNITS = [
  { value: "order", label: "한 번에 한 번" },
  { value: "box", label: "상자마다" },
];
const FIELDS = [
  "carrierCode",
  "shippingBase",
  "freeShippingFrom",
  "shippingFeeUnit",
  "shippingPrimaryArea",
  "shippingSecondaryArea",
  "shippingThirdArea",
  "isBundle",
  "undeliverablePrimaryArea",
  "undeliverableSecondaryArea",
  "undeliverableThirdArea",
  "undeliverableNote",
  "maxUnitInBox",
  "unstoringDaysAfter",
] as const;

/** Carrier and fees of a product, and where it is not sent. */
export function ShippingSection() {
  const carriers = useCarriers();
  return (
    <EditorSection id="shipping" title="배송" fields={FIELDS} aside="새 상품은 농가의 배송비를 따라요">
      <div className="grid grid-cols-3 gap-x-4 gap-y-3 max-desk:grid-cols-2">
        <EditedChoice
          field="carrierCode"
          options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <EditedNumber field="shippingBase" hint="원" />
        <EditedNumber field="freeShippingFrom" hint="이 값부터 무료, 0이면 없음" />
        <EditedChoice field="shippingFeeUnit" options={FEE_UNITS} />
        <EditedNumber field="shippingSecondaryArea" hint="원" />
        <EditedNumber field="shippingThirdArea" hint="원" />
        <EditedNumber field="maxUnitInBox" hint="개" />
        <EditedNumber field="unstoringDaysAfter" hint="주문하고 보내기까지, 일" />
        <EditedText field="undeliverableNote" maxLength={200} isNullable />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-5">
        <EditedCheck field="isBundle" label="농가의 다른 상품과 묶어요" />
        <EditedCheck field="undeliverableSecondaryArea" label="제주로는 안 보내요" />
        <EditedCheck field="undeliverableThirdArea" label="도서산간으로는 안 보내요" />
      </div>
    </EditorSection>
  );
}
