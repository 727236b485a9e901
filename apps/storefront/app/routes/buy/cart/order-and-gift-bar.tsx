import { useMutation, useQueryClient } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { CART_QUERY_KEY } from "../../../features/cart/cart-query-key.ts";
import { nameProductsInRefusalText } from "../../../features/checkout/name-products-in-refusal-text.ts";
import { paths } from "../../../paths.ts";
import { readCurrentAttribution } from "../../../session/attribution/read-current-attribution.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { type Cart, checkedIds } from "./state/cart-types-and-readers.ts";
import type { OptimisticCartQueue } from "./state/optimistic-cart-queue.ts";

type OrderBarProps = {
  cart: Cart;
  queue: OptimisticCartQueue;
  /** Reports that the cart is being turned into an order form and must not be edited. */
  onBusy(busy: boolean): void;
};

/** 주문하기 and 선물하기: sends pending changes, then creates an order form from the checked lines. */
export function OrderAndGiftBar({ cart, queue, onBusy }: OrderBarProps) {
  const navigate = useNavigate();
  const session = useSession();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);

  const order = useMutation({
    mutationFn: async (isGift: boolean) => {
      if (!(await queue.settled())) return null; // The refusal is already on the screen.
      const saved = queries.getQueryData<Cart>(CART_QUERY_KEY) ?? cart;
      const picked = await api("POST /v1.2/app-users/shopping-carts/order-item-tmp", {
        body: { optionGroupIds: checkedIds(saved) },
      });
      const query = readCurrentAttribution(window.localStorage, Date.now());
      const body = { orderItemTmpId: picked.id };
      return isGift
        ? api("POST /v4/app-users/order-tmp/gift", { query, body })
        : api("POST /v4/app-users/order-tmp", { query, body });
    },
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: (form) => form && navigate(paths.checkout(form.id)),
    onError: (error) => {
      setRefusal(nameProductsInRefusalText(error));
      void queries.invalidateQueries({ queryKey: CART_QUERY_KEY });
    },
  });

  const count = cart.totals.optionCountings;
  // Only members send gifts, since a returned gift must find its sender.
  const isGuest = session.status === "ready" && session.userType === "guest";
  const give = () => (isGuest ? navigate(paths.login(paths.cart)) : order.mutate(true));
  return (
    <>
      <BottomActionBar>
        {count > 0 && (
          <Button
            className="w-26 flex-none"
            tone="outline"
            size="lg"
            disabled={order.isPending}
            onClick={() => void give()}
          >
            선물하기
          </Button>
        )}
        <Button
          className="min-w-0 flex-1 basis-40"
          size="lg"
          disabled={count === 0}
          busy={order.isPending}
          onClick={() => order.mutate(false)}
        >
          {count === 0 ? "주문할 상품을 골라 주세요" : `${groupDigits(cart.totals.price)}원 주문하기`}
        </Button>
      </BottomActionBar>
      <Modal
        style="warning"
        open={refusal !== null}
        onClose={() => setRefusal(null)}
        title="지금은 주문할 수 없어요"
        confirm={{ label: "장바구니 확인하기", run: () => setRefusal(null) }}
      >
        {refusal}
      </Modal>
    </>
  );
}
