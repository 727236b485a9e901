import { MAX_SUBSCRIBED_UNITS } from "@todayfruit/domain/subscriptions/subscription-limits";
import Bell from "lucide-react/icons/bell";
import { useState } from "react";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { QuantityStepper } from "../../../ui/form/quantity-stepper.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Callout } from "../../../ui/layout/callout.tsx";
import { AddressBookEntrySummary } from "../../addresses/address-book-entry-summary.tsx";
import { AddressBookSheet } from "../../addresses/address-book-sheet.tsx";
import { DispatchDayPicker } from "../dispatch-day-picker.tsx";
import { IntervalControl } from "../interval-control.tsx";
import { PriceLimitField } from "../price-limit-field.tsx";
import type { SubscribeForm } from "./use-subscribe-form.ts";

type SubscribeFieldsProps = {
  form: SubscribeForm;
  /** Options that may be subscribed. */
  options: readonly { id: number; name: string }[];
};

/** Fields of a new subscription: option, units, interval, first day, limit and address. */
export function SubscribeFields({ form, options }: SubscribeFieldsProps) {
  const { offer } = form;
  if (offer.isError && !offer.data) {
    return (
      <div className="flex flex-col items-center gap-3 py-6 text-center">
        <p>{extractErrorText(offer.error)}</p>
        <Button tone="outline" size="sm" onClick={() => void offer.refetch()}>
          다시 불러오기
        </Button>
      </div>
    );
  }
  if (!offer.data || form.weeks === undefined || form.day === undefined) {
    return (
      <Skeleton name="정기배송">
        <SkeletonBox className="mt-2 h-39 w-full rounded-md" />
      </Skeleton>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {options.length > 1 && (
        <RadioCards
          label="옵션"
          look="plain"
          value={String(form.optionId)}
          onChange={(value) => form.setOption(Number(value))}
          options={options.map(({ id, name }) => ({
            value: String(id),
            content: <span className="py-3">{name}</span>,
          }))}
        />
      )}
      <div>
        <h3 className="mb-2 text-label font-semibold text-ink-2">얼마나 자주</h3>
        <IntervalControl intervals={offer.data.intervals} value={form.weeks} onChange={form.setWeeks} />
      </div>
      <div>
        <h3 className="mb-1 text-label font-semibold text-ink-2">첫 출고일</h3>
        <DispatchDayPicker
          label="첫 출고일"
          days={offer.data.days}
          selected={form.day.dispatchOn}
          onSelect={form.setDay}
        />
      </div>
      <div className="flex min-h-13 items-center justify-between gap-3">
        <b className="font-semibold">수량</b>
        <QuantityStepper
          name="한 번에 받을"
          value={form.units}
          max={MAX_SUBSCRIBED_UNITS}
          onChange={form.setUnits}
        />
      </div>
      <div className="flex min-h-13 items-center justify-between gap-3">
        <span>
          <b className="block font-semibold">이 값을 넘으면 멈춰요</b>
          <span className="text-caption text-ink-3">결제하지 않고 먼저 여쭤봐요</span>
        </span>
        <div className="w-36 flex-none">
          <PriceLimitField value={form.limit} onChange={form.setLimit} />
        </div>
      </div>
      {form.isMember && <Address form={form} />}
      <Callout icon={Bell}>이틀 전 10:00에 문자로 값과 날을 알려드려요</Callout>
    </div>
  );
}

function Address({ form }: Pick<SubscribeFieldsProps, "form">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-label font-semibold text-ink-2">배송지</h3>
        <Button tone="outline" size="xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {form.address ? "변경" : "배송지 추가"}
        </Button>
      </div>
      {form.address && <AddressBookEntrySummary address={form.address} />}
      <AddressBookSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        list={form.addresses}
        chosenId={form.address?.id ?? null}
        onChoose={form.setAddress}
      />
    </div>
  );
}
