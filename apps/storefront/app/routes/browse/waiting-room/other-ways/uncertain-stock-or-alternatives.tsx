import type { Room, RoomPageState } from "../derive-room-page-state.ts";
import type { useWaitingRoomPlaceWithActions } from "../use-waiting-room-place-with-actions.ts";
import { BuyableAlternativeProducts } from "./buyable-alternative-products.tsx";
import { UncertainStockChoices } from "./uncertain-stock-choices.tsx";

type OtherWaysProps = {
  room: Room;
  view: RoomPageState;
  leave: ReturnType<typeof useWaitingRoomPlaceWithActions>["leave"];
};

/** Ways besides waiting: a restock alarm where the boxes may not suffice, other fruit once they are sold. */
export function UncertainStockOrAlternatives({ room, view, leave }: OtherWaysProps) {
  return view === "maybe" ? (
    <UncertainStockChoices room={room} leave={leave} />
  ) : (
    <BuyableAlternativeProducts productId={room.product.id} />
  );
}
