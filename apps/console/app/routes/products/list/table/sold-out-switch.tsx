import type { ProductRow } from "../../../../features/products/update-cached-product-lists.ts";
import { useEditProducts } from "../../../../features/products/use-edit-products.ts";
import { useMe } from "../../../../session/use-me.ts";
import { Switch } from "../../../../ui/form/switch.tsx";

/** Statuses between which the switch goes; a draft or a suspended product has no switch. */
const SWITCHED = ["stock_in", "temp_stock_out"];

/** Takes a product off sale for a time, or puts it back, by one press and with a way back. */
export function SoldOutSwitch({ row }: { row: ProductRow }) {
  const { may } = useMe();
  const { mutate, isPending } = useEditProducts();
  if (!SWITCHED.includes(row.status)) return null;
  return (
    <Switch
      label={`${row.name} 팔기`}
      isOn={row.status === "stock_in"}
      isHeld={!may("catalog.edit") || isPending}
      onChange={(isOn) =>
        mutate({
          rows: [row],
          set: { status: isOn ? "stock_in" : "temp_stock_out" },
          done: isOn ? `${row.name} 다시 팔아요` : `${row.name} 품절로 바꿨어요`,
        })
      }
    />
  );
}
