import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useCarriers } from "../../../../features/carriers/use-carriers.ts";
import { PICKUP_TEXT } from "../../../../features/claims/claim-labels.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { shortDate } from "../../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { useActOnClaim } from "../use-act-on-claim.ts";
import type { ClaimRow } from "../use-claims-and-cancellation-requests.ts";

type Fields = { carrier: string; pickupOn: string; carrierReference: string };

/** Goods that come back: the order to the carrier, and what becomes of them once they are here. */
export function PickupCard({ claim }: { claim: ClaimRow }) {
  const { pickup } = claim;
  const [isOrdering, setOrdering] = useState(false);
  return (
    <Card title="회수">
      {pickup && (
        <p>
          <b className="font-semibold">{PICKUP_TEXT[pickup.state]}</b>{" "}
          <span className="number text-ink-2">
            {pickup.carrier} · {shortDate(pickup.pickupOn)}
            {pickup.invoiceNumber && ` · ${pickup.invoiceNumber}`}
          </span>
        </p>
      )}
      {pickup && pickup.state !== "received" && <Received claim={claim} />}
      {!pickup && isOrdering && <Ordered claim={claim} />}
      {!pickup && !isOrdering && <Button onClick={() => setOrdering(true)}>회수하고 확인하기</Button>}
    </Card>
  );
}

function Received({ claim }: { claim: ClaimRow }) {
  const receive = useActOnClaim(
    "PUT /operator/v1/claims/{id}/pickup/receive",
    "돌아온 상품을 적었어요",
    () => undefined,
  );
  const settle = (disposal: "restocked" | "written_off") =>
    receive.mutate({ path: { id: claim.id }, body: { disposal } });
  return (
    <>
      {receive.error && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {receive.error.message}
        </p>
      )}
      <p className="mt-2.5 flex flex-wrap gap-2">
        <Button busy={receive.isPending} onClick={() => settle("restocked")}>
          돌아왔어요 · 재고에 더하기
        </Button>
        <Button busy={receive.isPending} onClick={() => settle("written_off")}>
          돌아왔어요 · 버리기
        </Button>
      </p>
    </>
  );
}

function Ordered({ claim }: { claim: ClaimRow }) {
  const carriers = useCarriers();
  const form = useForm<Fields>({
    defaultValues: {
      carrier: "",
      pickupOn: addDays(kstDateOf(new Date().toISOString()), 1),
      carrierReference: "",
    },
  });
  const { errors } = form.formState;
  const order = useActOnClaim("POST /operator/v1/claims/{id}/pickup", "수거를 맡겼어요", () => undefined);
  const submit = form.handleSubmit(({ carrier, pickupOn, carrierReference }) =>
    order.mutate({
      path: { id: claim.id },
      body: {
        carrier,
        pickupOn,
        ...(carrierReference.trim() && { carrierReference: carrierReference.trim() }),
      },
    }),
  );
  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label="택배사"
        options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.carrier?.message}
        {...form.register("carrier", { required: "택배사를 골라 주세요" })}
      />
      <TextField
        label="가져갈 날"
        type="date"
        error={errors.pickupOn?.message}
        {...form.register("pickupOn", { required: "가져갈 날을 골라 주세요" })}
      />
      <TextField
        label="접수 번호"
        hint="택배사에 직접 맡겼다면 적어 주세요"
        maxLength={40}
        {...form.register("carrierReference")}
      />
      {order.error && (
        <p role="alert" className="font-medium text-danger">
          {order.error.message}
        </p>
      )}
      <Button type="submit" busy={order.isPending}>
        수거 맡기기
      </Button>
    </form>
  );
}
