import { MAX_ENTRANCE_CODE } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import { type ComponentProps, type ReactNode, useId } from "react";
import { TextField } from "../../ui/form/text-field.tsx";
import { PhoneField } from "../accounts/phone-field.tsx";
import { type AddressField, BASE_ADDRESS_MISSING } from "./address-rules.ts";
import type { FoundAddressValues } from "./postcode/convert-found-address-to-form-values.ts";
import { PostcodeSearch } from "./postcode/postcode-search.tsx";

type AddressFieldsProps = {
  /** Props a form library registers for a field, with its error message. */
  field(name: AddressField): Partial<ComponentProps<typeof TextField>>;
  /** Omits the receiver's fields; the orderer receives. */
  withoutReceiver?: boolean;
  /** Called when an address is picked in the postcode search. */
  onFound(picked: FoundAddressValues): void;
  /** Changes by the area of the address, shown below it. */
  effect?: ReactNode;
};

/**
 * 받는 분과 주소: fields checked when they are left; postcode and address come from the search. Where they do not agree,
 * both are marked and one sentence names both.
 */
export function AddressFields({ field, withoutReceiver = false, onFound, effect }: AddressFieldsProps) {
  const noteId = useId();
  const baseAddress = field("baseAddress");
  const disagree = baseAddress.error !== undefined && baseAddress.error !== BASE_ADDRESS_MISSING;
  return (
    <div className="flex flex-col gap-4">
      {!withoutReceiver && (
        <>
          <TextField
            label="받는 분"
            required
            autoComplete="shipping name"
            maxLength={30}
            {...field("receiverName")}
          />
          <PhoneField label="휴대폰 번호" required autoComplete="shipping tel" {...field("phone")} />
        </>
      )}
      <PostcodeSearch onFound={onFound}>
        {(button, locked) => (
          <div className="flex flex-col gap-4">
            <TextField
              label="우편번호"
              required
              inputMode="numeric"
              autoComplete="shipping postal-code"
              placeholder={locked ? "주소 찾기로 골라 주세요" : "5자리"}
              maxLength={5}
              readOnly={locked}
              beside={button}
              {...field("zonecode")}
              {...(disagree ? { invalidBy: noteId } : {})}
            />
            <TextField
              label="기본 주소"
              required
              autoComplete="shipping address-line1"
              placeholder={locked ? "" : "서울 송파구 올림픽로 300"}
              maxLength={200}
              readOnly={locked}
              noteId={noteId}
              {...baseAddress}
            />
          </div>
        )}
      </PostcodeSearch>
      {effect}
      <TextField
        label="상세 주소"
        required
        autoComplete="shipping address-line2"
        placeholder="동·호수"
        maxLength={100}
        {...field("addressDetail")}
      />
      <TextField
        label="공동현관 비밀번호 (선택)"
        autoComplete="off"
        placeholder="예: #1203*"
        maxLength={MAX_ENTRANCE_CODE}
        hint="기사님에게만 보이고, 주문에서는 배송이 끝나면 지워요"
        {...field("entranceCode")}
      />
    </div>
  );
}
