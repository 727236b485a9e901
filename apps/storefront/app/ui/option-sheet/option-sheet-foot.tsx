import { useMutation, useQueryClient } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useNavigate } from "react-router";
import { api } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { paths } from "../../paths.ts";
import { currentAttribution } from "../../session/attribution.ts";
import { userQueryKey } from "../../session/session-provider.tsx";
import { Button } from "../form/button.tsx";
import { showSnackbar } from "../overlay/snackbar-store.ts";
import { Won } from "../product/price-block.tsx";
import { type Picks, priceOfPicks } from "./option-picks.ts";
import { type ShippingFacts, shippingOfPicks } from "./shipping-of-picks.ts";

interface OptionSheetFootProps {
  product: ShippingFacts;
  picks: Picks;
  onDone(): void;
}

/** Count, total and the two ways on; nothing can be pressed until something is picked. */
export function OptionSheetFoot({ product, picks, onDone }: OptionSheetFootProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const optionGroups = picks.map(({ option, units }) => ({ optionId: option.id, optionUnit: units }));
  const onError = (error: Error) => showSnackbar(errorText(error), { tone: "failure" });

  const addToCart = useMutation({
    mutationFn: () =>
      api("POST /v1.2/app-users/shopping-carts", { body: { productId: product.id, optionGroups } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: userQueryKey });
      showSnackbar("장바구니에 담았어요", {
        tone: "success",
        action: { label: "보기", run: () => navigate(paths.cart) },
      });
      onDone();
    },
    onError,
  });
  const orderNow = useMutation({
    mutationFn: () =>
      api("POST /v4/app-users/order-tmp", {
        query: currentAttribution(window.localStorage, Date.now()),
        body: { productId: product.id, optionGroups },
      }),
    // The sheet's own entry of the history gives way, so that going back lands on the product.
    onSuccess: ({ id }) => navigate(paths.checkout(id), { replace: true }),
    onError,
  });

  const units = picks.reduce((sum, pick) => sum + pick.units, 0);
  const nothing = picks.length === 0;
  return (
    <>
      <div className="mb-3 flex items-center justify-between" aria-live="polite">
        <span className="tabular text-label text-ink-2">
          총 {units}개{!nothing && <ShippingNote fee={shippingOfPicks(product, picks)} />}
        </span>
        <span className="text-[22px] font-extrabold tracking-price tabular-nums">
          <Won amount={priceOfPicks(picks)} />
        </span>
      </div>
      <div className="flex gap-2">
        <Button
          className="flex-1"
          tone="outline-brand"
          size="lg"
          disabled={nothing}
          busy={addToCart.isPending}
          onClick={() => addToCart.mutate()}
        >
          장바구니 담기
        </Button>
        <Button
          className="flex-1"
          size="lg"
          disabled={nothing}
          busy={orderNow.isPending}
          onClick={() => orderNow.mutate()}
        >
          바로 구매
        </Button>
      </div>
    </>
  );
}

function ShippingNote({ fee }: { fee: number }) {
  return (
    <>
      {" · "}
      {fee === 0 ? (
        <span className="font-semibold text-brand-ink">무료배송</span>
      ) : (
        `배송비 ${groupDigits(fee)}원`
      )}
    </>
  );
}
