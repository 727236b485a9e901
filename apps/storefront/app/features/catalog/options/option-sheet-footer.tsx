import { useMutation, useQueryClient } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useNavigate } from "react-router";
import { type TrackedLineItem, track } from "../../../analytics/page-event-queue.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { paths } from "../../../paths.ts";
import { readCurrentAttribution } from "../../../session/attribution/read-current-attribution.ts";
import { USER_QUERY_KEY, useSession } from "../../../session/session-provider.tsx";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { Won } from "../price-block.tsx";
import { type Picks, priceOfPicks, unitPriceOf } from "./edit-and-price-option-picks.ts";
import { type ShippingFacts, shippingFeeOfPicks } from "./shipping-fee-of-picks.ts";

type OptionSheetFooterProps = {
  product: ShippingFacts & TrackedLineItem["product"];
  picks: Picks;
  /** True when ordering a gift; only the gift button is shown. */
  isGift: boolean;
  onDone(): void;
};

/** Foot of the option sheet: count, total and buttons, disabled until an option is picked. */
export function OptionSheetFooter({ product, picks, isGift, onDone }: OptionSheetFooterProps) {
  const navigate = useNavigate();
  const session = useSession();
  const queries = useQueryClient();
  const optionGroups = picks.map(({ option, units }) => ({ optionId: option.id, optionUnit: units }));
  const onError = (error: Error) => showSnackbar(extractErrorText(error), { tone: "failure" });

  const addToCart = useMutation({
    mutationFn: () =>
      api("POST /v1.2/app-users/shopping-carts", { body: { productId: product.id, optionGroups } }),
    onSuccess: () => {
      track("add_to_cart", {
        lines: picks.map(({ option, units: quantity }) => ({
          product,
          option,
          price: unitPriceOf(option),
          quantity,
        })),
      });
      void queries.invalidateQueries({ queryKey: USER_QUERY_KEY });
      showSnackbar("장바구니에 담았어요", {
        tone: "success",
        action: { label: "보기", run: () => navigate(paths.cart) },
      });
      onDone();
    },
    onError,
  });
  const orderNow = useMutation({
    mutationFn: () => {
      const query = readCurrentAttribution(window.localStorage, Date.now());
      const body = { productId: product.id, optionGroups };
      return isGift
        ? api("POST /v4/app-users/order-tmp/gift", { query, body })
        : api("POST /v4/app-users/order-tmp", { query, body });
    },
    // Replaces the sheet's history entry, so that going back lands on the product.
    onSuccess: ({ id }) => navigate(paths.checkout(id), { replace: true }),
    onError,
  });

  const units = picks.reduce((sum, pick) => sum + pick.units, 0);
  const nothing = picks.length === 0;
  // Only members send gifts, since a returned gift must find its sender.
  const isGuest = session.status === "ready" && session.userType === "guest";
  const give = () =>
    isGuest ? navigate(paths.login(paths.product(product.id)), { replace: true }) : orderNow.mutate();
  return (
    <>
      <div className="mb-3 flex items-center justify-between">
        <LiveRegion text={`총 ${units}개 ${groupDigits(priceOfPicks(picks))}원`} />
        <span className="tabular text-label text-ink-2">
          총 {units}개{!nothing && <ShippingNote fee={shippingFeeOfPicks(product, picks)} />}
        </span>
        <span className="fs-title1 font-extrabold tracking-price tabular-nums">
          <Won amount={priceOfPicks(picks)} />
        </span>
      </div>
      {isGift && (
        <Button block size="lg" disabled={nothing} busy={orderNow.isPending} onClick={give}>
          선물하기
        </Button>
      )}
      <div className="flex gap-2" hidden={isGift}>
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
