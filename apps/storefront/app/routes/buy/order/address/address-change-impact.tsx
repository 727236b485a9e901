import { useQuery } from "@tanstack/react-query";
import Truck from "lucide-react/icons/truck";
import { api } from "../../../../api/browser-api.ts";
import { writeAddressChangeImpact } from "./write-address-change-impact.ts";

type AddressChangeImpactProps = {
  order: { id: number; lastArrivalDate: string | null; address: { zonecode: string } };
  zonecode: string;
};

/** Change of the shipping fee and the day of arrival; nothing while both stay. */
export function AddressChangeImpact({ order, zonecode }: AddressChangeImpactProps) {
  const isNew = /^\d{5}$/.test(zonecode) && zonecode !== order.address.zonecode;
  const preview = useQuery({
    queryKey: ["order", order.id, "address-preview", zonecode],
    queryFn: () =>
      api("GET /v1/app-users/orders/{id}/delivery-address/preview", {
        path: { id: order.id },
        query: { zonecode },
      }),
    enabled: isNew,
  });
  const text = isNew && preview.data ? writeAddressChangeImpact(preview.data, order.lastArrivalDate) : null;
  return (
    <div role="status">
      {text !== null && (
        <p className="flex items-start gap-2 rounded-md bg-warning-tint px-4 py-3 text-label tabular-nums">
          <Truck className="mt-0.5 size-4 flex-none" aria-hidden />
          {text}
        </p>
      )}
    </div>
  );
}
