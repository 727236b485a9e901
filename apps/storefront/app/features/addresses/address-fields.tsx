import type { ComponentProps } from "react";
import { TextField } from "../../ui/form/text-field.tsx";
import type { AddressField } from "./address-rules.ts";
import type { FoundAddressValues } from "./found-address-values.ts";
import { PostcodeSearch } from "./postcode-search.tsx";

type AddressFieldsProps = {
  /** Props a form library registers for a field, with its error message. */
  field(name: AddressField): Partial<ComponentProps<typeof TextField>>;
  /** Omits the receiver's fields; the orderer receives. */
  withoutReceiver?: boolean;
  /** Called when an address is picked in the postcode search. */
  onFound(picked: FoundAddressValues): void;
};

/** 받는 분과 주소: fields checked when they are left; postcode and address come from the search. */
export function AddressFields({ field, withoutReceiver = false, onFound }: AddressFieldsProps) {
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
          <TextField
            label="휴대폰 번호"
            required
            type="tel"
            inputMode="tel"
            autoComplete="shipping tel"
            placeholder="010-0000-0000"
            maxLength={20}
            {...field("phone")}
          />
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
            />
            <TextField
              label="기본 주소"
              required
              autoComplete="shipping address-line1"
              placeholder={locked ? "" : "서울 송파구 올림픽로 300"}
              maxLength={200}
              readOnly={locked}
              {...field("baseAddress")}
            />
          </div>
        )}
      </PostcodeSearch>
      <TextField
        label="상세 주소"
        required
        autoComplete="shipping address-line2"
        placeholder="동·호수"
        maxLength={100}
        {...field("addressDetail")}
      />
    </div>
  );
}
