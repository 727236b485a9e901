import { useForm } from "react-hook-form";
import type { Parcel } from "../../../features/dispatch/use-parcels.ts";
import { useActOnOrder } from "../../../features/orders/moving/use-act-on-order.ts";
import { useMe } from "../../../session/use-me.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

type Fields = { productIds: string[]; way: "hold" | "stock-out"; shipsOn: string; reason: string };

/** Dialog for products of a parcel that are short: they are held for a later day, or their money is refunded. */
export function ShortageDialog({ parcel, onClose }: { parcel: Parcel; onClose(): void }) {
  const { may } = useMe();
  const form = useForm<Fields>({ defaultValues: { productIds: [], way: "hold", shipsOn: "", reason: "" } });
  const { errors } = form.formState;
  const way = form.watch("way");
  const hold = useActOnOrder(
    "PUT /operator/v1/orders/{id}/hold",
    "따로 보내기로 했어요. 산 분에게 알려요",
    onClose,
  );
  const refund = useActOnOrder(
    "PUT /operator/v1/orders/{id}/stock-out",
    "품절로 돌려줬어요. 산 분에게 알려요",
    onClose,
  );
  const error = hold.error ?? refund.error;
  const submit = form.handleSubmit(({ productIds, shipsOn, reason }) => {
    const path = { id: parcel.orderId };
    const body = { orderItemProductIds: [productIds].flat().map(Number), reason: reason.trim() };
    if (way === "hold") hold.mutate({ path, body: { ...body, ...(shipsOn && { shipsOn }) } });
    else refund.mutate({ path, body });
  });
  return (
    <Dialog title="모자란 것을 어떻게 할까요?" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-semibold">모자란 상품</legend>
          {parcel.products.map(({ id, name, options }) => (
            <Checkbox
              key={id}
              label={name}
              hint={options.map((option) => `${option.name} × ${option.units}`).join(", ")}
              value={id}
              {...form.register("productIds", {
                validate: (ids) => [ids].flat().filter(Boolean).length > 0 || "상품을 골라 주세요",
              })}
            />
          ))}
          {errors.productIds && <p className="text-micro text-danger">{errors.productIds.message}</p>}
        </fieldset>
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-semibold">어떻게</legend>
          <label className="flex min-h-9 items-center gap-2.5">
            <input type="radio" value="hold" className="size-4 accent-brand" {...form.register("way")} />
            이것만 나중에 보내기
          </label>
          <label className="flex min-h-9 items-center gap-2.5">
            <input
              type="radio"
              value="stock-out"
              className="size-4 accent-brand"
              disabled={!may("orders.refund")}
              {...form.register("way")}
            />
            품절로 돌려주기
            {!may("orders.refund") && <span className="text-micro text-ink-3">돌려줄 권한이 없어요</span>}
          </label>
        </fieldset>
        {way === "hold" && (
          <TextField label="새 출고일" type="date" hint="모르면 비워 두세요" {...form.register("shipsOn")} />
        )}
        <TextField
          label="산 분이 읽을 이유"
          maxLength={200}
          error={errors.reason?.message}
          {...form.register("reason", { validate: (text) => text.trim() !== "" || "이유를 적어 주세요" })}
        />
        {error && (
          <p role="alert" className="font-medium text-danger">
            {error.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={hold.isPending || refund.isPending}>
            {way === "hold" ? "따로 보내기" : "품절로 돌려주기"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
