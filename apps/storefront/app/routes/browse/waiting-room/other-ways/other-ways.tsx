import type { Room, RoomPageState } from "../room-page-state.ts";
import type { usePlaceWithActions } from "../use-place-with-actions.ts";
import { BuyableProducts } from "./buyable-products.tsx";
import { UncertainStockChoices } from "./uncertain-stock-choices.tsx";

type OtherWaysProps = {
  room: Room;
  view: RoomPageState;
  leave: ReturnType<typeof usePlaceWithActions>["leave"];
};

/** Ways besides waiting: a restock alarm where the boxes may not suffice, other fruit once they are sold. */
export function OtherWays({ room, view, leave }: OtherWaysProps) {
  return view === "maybe" ? (
    <UncertainStockChoices room={room} leave={leave} />
  ) : (
    <BuyableProducts productId={room.product.id} />
  );
}
