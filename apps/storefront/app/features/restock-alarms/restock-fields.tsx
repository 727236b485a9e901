import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { restockAlarmEnd } from "@todayfruit/domain/restock-alarms/restock-alarm-end";
import type { ReactNode } from "react";
import { serverClock } from "../../server-clock/server-clock.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { FieldNote } from "../../ui/form/text-field.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import { PhoneField } from "../accounts/phone-field.tsx";
import { derivePhotoTintByCategory } from "../catalog/derive-photo-tint-by-category.ts";
import { unitPriceOf } from "../catalog/options/edit-and-price-option-picks.ts";
import { ANY, type RestockForm } from "./use-restock-form.ts";

/** Form of a restock alarm: product, option, and where the shopper is told. */
export function RestockFields({
  product,
  form,
}: {
  product: Reply<"GET /v1/products/{id}">;
  form: RestockForm;
}) {
  const { soldOut, canBeAny, choice, setChoice } = form;
  const end = restockAlarmEnd(kstDateOf(new Date(serverClock.now()).toISOString()));
  const [, month, day] = end.split("-").map(Number);
  return (
    <>
      <div className="flex items-center gap-3">
        <Photo
          className="w-18 flex-none rounded-10"
          path={product.images[0]}
          alt=""
          tint={derivePhotoTintByCategory(product.category)}
          sizes="72px"
        />
        <div className="min-w-0">
          <p className="text-body2 font-medium">{product.name}</p>
          <p className="mt-1 tabular text-label text-ink-3">
            {product.nextHarvestDate !== null && `다음 수확 ${formatMonthDay(product.nextHarvestDate)} · `}
            {groupDigits(product.productPrice.price)}원
          </p>
        </div>
      </div>
      <Heading>기다리는 옵션</Heading>
      <RadioCards
        look="plain"
        label="기다리는 옵션"
        value={choice}
        onChange={setChoice}
        options={[
          ...soldOut.map((option) => ({
            value: String(option.id),
            content: (
              <span className="py-1">
                <span className="block text-body2">{option.name}</span>
                <span className="block tabular text-caption font-normal text-ink-3">
                  {groupDigits(unitPriceOf(option))}원
                </span>
              </span>
            ),
          })),
          ...(canBeAny
            ? [{ value: ANY, content: <span className="text-body2">어느 것이든 먼저 들어오는 것</span> }]
            : []),
        ]}
      />
      <Heading>어디로 알려드릴까요</Heading>
      {form.isGuest ? <GuestPhone form={form} /> : <MemberChannels form={form} />}
      <p className="mt-3 text-caption text-ink-3">
        {`${month}월 ${day}일까지 기다리고, 그때까지 안 들어오면 그만둔다고 알려드려요.`}
      </p>
    </>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h3 className="mt-5 mb-1 text-label font-semibold text-ink-2">{children}</h3>;
}

function MemberChannels({ form }: { form: RestockForm }) {
  return (
    <div className="flex flex-col gap-1 *:flex-row-reverse *:justify-between">
      <Switch on={form.byPush} onChange={form.setByPush}>
        <Channel name="앱 알림" note="들어온 그때 바로" />
      </Switch>
      {form.memberPhone !== null && (
        <Switch on={form.byPhone} onChange={form.setByPhone}>
          <Channel name="카카오톡" note={maskPhone(form.memberPhone)} />
        </Switch>
      )}
    </div>
  );
}

function Channel({ name, note }: { name: string; note: string }) {
  return (
    <span className="py-1.5">
      <b className="block text-body2 font-semibold text-ink">{name}</b>
      <span className="block tabular text-caption text-ink-3">{note}</span>
    </span>
  );
}

function GuestPhone({ form }: { form: RestockForm }) {
  return (
    <>
      <PhoneField
        label="휴대폰 번호"
        autoComplete="tel-national"
        error={form.phoneError}
        onChange={(event) => form.setPhone(event.target.value)}
      />
      <Checkbox checked={form.isAgreed} problem="restock-consent" onChange={form.setIsAgreed}>
        <span className="text-label text-ink-2">
          입고 알림을 보내는 데 번호를 써도 좋아요. 알린 뒤에는 지워요.
        </span>
      </Checkbox>
      <FieldNote id="restock-consent" text={form.consentError} />
    </>
  );
}
