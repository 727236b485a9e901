import { type Ref, useEffect, useImperativeHandle, useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { PhoneField } from "../../../../features/accounts/phone-field.tsx";
import { AddressFields } from "../../../../features/addresses/address-fields.tsx";
import type { GuestValues } from "../../../../features/addresses/address-form-values.ts";
import { addressFieldOptions, guestRules } from "../../../../features/addresses/address-rules.ts";
import {
  type Destination,
  guestDestinationOf,
} from "../../../../features/addresses/order-address-from-form-values.ts";
import { fillFoundAddress } from "../../../../features/addresses/postcode/fill-found-address.ts";
import { paths } from "../../../../paths.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { AddressFormHandle } from "./address-form-handle-types.ts";
import { readGuestForm, saveGuestForm } from "./guest-order-form-storage.ts";

type GuestOrdererAndAddressFormProps = {
  ref: Ref<AddressFormHandle>;
  /** Called with the zonecode once it is valid, and with the whole address once it is complete; `null` before. */
  onChange(destination: Destination | null): void;
};

/** 주문하는 분과 배송지 of a guest, saved in this browser for the next order. */
export function GuestOrdererAndAddressForm({ ref, onChange }: GuestOrdererAndAddressFormProps) {
  const [kept] = useState(() => readGuestForm(window.localStorage));
  const { register, control, handleSubmit, formState, subscribe, setValue, setFocus } = useForm<GuestValues>({
    defaultValues: kept,
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const receiverIsOrderer = useWatch({ control, name: "receiverIsOrderer" });
  const { errors } = formState;
  const { pathname } = useLocation();

  useEffect(() => {
    onChange(guestDestinationOf(kept));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        saveGuestForm(window.localStorage, values);
        onChange(guestDestinationOf(values));
      },
    });
  }, [subscribe, onChange, kept]);
  useImperativeHandle(ref, () => ({ focusProblem: () => void handleSubmit(() => {})() }), [handleSubmit]);

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Panel
        title="주문하는 분"
        end={
          <Link
            className="-my-2.5 inline-flex min-h-11 items-center text-label font-medium text-brand-ink"
            to={paths.login(pathname)}
          >
            회원이면 로그인
          </Link>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField
            label="이름"
            required
            autoComplete="name"
            maxLength={30}
            error={errors.guestOrderName?.message}
            {...register("guestOrderName", { validate: guestRules.guestOrderName })}
          />
          <PhoneField
            label="휴대폰 번호"
            required
            autoComplete="tel"
            hint="주문을 조회할 때 이름과 함께 써요"
            error={errors.guestOrderPhone?.message}
            {...register("guestOrderPhone", { validate: guestRules.guestOrderPhone })}
          />
        </div>
      </Panel>
      <Panel
        title="배송지"
        end={
          <Controller
            control={control}
            name="receiverIsOrderer"
            render={({ field }) => (
              <Checkbox checked={field.value} onChange={field.onChange}>
                주문하는 분이 받아요
              </Checkbox>
            )}
          />
        }
      >
        <AddressFields
          field={(name) => ({
            ...register(name, addressFieldOptions(name)),
            error: errors[name]?.message,
          })}
          withoutReceiver={receiverIsOrderer}
          onFound={(found) => fillFoundAddress({ setValue, setFocus }, found)}
        />
      </Panel>
    </form>
  );
}
