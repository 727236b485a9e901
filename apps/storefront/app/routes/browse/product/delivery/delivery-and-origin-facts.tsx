import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { arrivalText } from "@todayfruit/domain/delivery/write-arrival-texts";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { type ReactNode, Suspense, useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { isSoldOut } from "../../../../features/catalog/product-card.tsx";
import { saleWindowFromProduct } from "../../../../features/catalog/sale/sale-window-from-product.ts";
import { useServerTime } from "../../../../server-clock/use-server-time.ts";
import { createLazyComponent } from "../../../../ui/create-lazy-component.ts";
import { ExpectedPoints, type RewardRules } from "../expected-points.tsx";
import type { ChosenArea } from "./area-picker-sheet.tsx";
import { formatUnitShippingFee } from "./format-unit-shipping-fee.ts";

/** Loaded when another area is first asked for, with the address book. */
const AreaPickerSheet = createLazyComponent(
  async () => (await import("./area-picker-sheet.tsx")).AreaPickerSheet,
);

type Product = Reply<"GET /v1/products/{id}">;

type DeliveryFactsProps = { product: Product; harvest: string | null; now: string; rewards: RewardRules };

/** Arrival date, shipping fee, points and origin of a product. */
export function DeliveryAndOriginFacts({ product, harvest, now, rewards }: DeliveryFactsProps) {
  const moment = useServerTime(now, product.productSaleType.saleType !== "normal");
  const note = undeliverableNote(product);
  return (
    <section className="px-gutter py-5" aria-label="배송 안내">
      <dl className="grid grid-cols-terms gap-x-3 gap-y-2.5 text-label">
        {isSoldNow(product, moment) && <Arrival product={product} />}
        <Fact name="배송비">
          <ShippingFee product={product} />
        </Fact>
        <Fact name="적립">
          <ExpectedPoints price={product.productPrice.price} rules={rewards} />
        </Fact>
        {note && (
          <Fact name="배송 불가">
            <span className="text-danger">{note}</span>
          </Fact>
        )}
        <Fact name="원산지">{product.origin}</Fact>
        {harvest && <Fact name="수확">{harvest}</Fact>}
        {product.harvestNote && <Fact name="수확·출고">{product.harvestNote}</Fact>}
        {product.expiryNote && <Fact name="소비기한">{product.expiryNote}</Fact>}
      </dl>
    </section>
  );
}

/** Checks whether the product is on sale and in stock; otherwise no arrival date can be promised. */
function isSoldNow(product: Product, now: string): boolean {
  return !isSoldOut(product) && saleWindowRestriction(saleWindowFromProduct(product, now)) === null;
}

/** Promised days, of the mainland until another area is chosen. */
function Arrival({ product }: { product: Product }) {
  const [area, setArea] = useState<ChosenArea | null>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  const elsewhere = useQuery({
    queryKey: ["product-delivery", product.id, area?.zonecode],
    queryFn: () =>
      api("GET /v1/products/{id}/delivery", {
        path: { id: product.id },
        query: { zonecode: area?.zonecode ?? "" },
      }),
    enabled: area !== null,
  });
  const promise = elsewhere.data?.deliveryPromise ?? product.deliveryPromise;
  return (
    <Fact name="배송">
      {elsewhere.data?.isUndeliverable ? (
        <b className="font-semibold text-danger">이곳으로는 보낼 수 없는 상품이에요</b>
      ) : (
        <>
          <b className="font-semibold tabular-nums">{arrivalText(promise)}</b>
          <span className="block text-ink-3 tabular-nums">
            지금 주문하면 {formatMonthDay(promise.dispatchDate)} 산지에서 출고해요 ·{" "}
            {product.deliveryCompany.name}
          </span>
          <ArrivalEvidence promise={promise} />
        </>
      )}
      <span role="status" className="block text-ink-3 tabular-nums">
        {area !== null && elsewhere.isError && extractErrorText(elsewhere.error)}
        {area !== null && elsewhere.data && `${area.name} · ${formatUnitShippingFee(elsewhere.data)}`}
      </span>
      <button
        type="button"
        className="inline-flex min-h-11 items-center font-medium text-brand-ink"
        onClick={() => setOpen(true)}
      >
        배송지 바꿔 보기
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <AreaPickerSheet
            open={open}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              setArea(chosen);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Fact>
  );
}

/** Numbers that a learned arrival rests on; nothing for the plain rule. */
function ArrivalEvidence({ promise }: { promise: Product["deliveryPromise"] }) {
  const { parcels, parcelsOnTime, arrivalTo } = promise;
  if (parcels === null || parcelsOnTime === null) return null;
  const percent = Math.floor((parcelsOnTime / parcels) * 100);
  return (
    <span className="block text-ink-3 tabular-nums">
      {`${percent}%가 ${formatMonthDay(arrivalTo)}까지 도착해요 · 최근 ${groupDigits(parcels)}상자 중 ${groupDigits(parcelsOnTime)}상자가 그랬어요`}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function ShippingFee({ product }: { product: Product }) {
  const { base, secondaryArea, thirdArea } = product.productShippingFee;
  const freeFrom = product.freeShippingFeeConditionPrice;
  const perBox = product.productDetail.shippingFeeUnit === "box" ? "상자당 " : "";
  return (
    <>
      <b className="tabular font-semibold">{base === 0 ? "무료" : `${perBox}${groupDigits(base)}원`}</b>
      <span className="tabular text-ink-3">
        {base > 0 && freeFrom > 0 && ` · ${groupDigits(freeFrom)}원 이상 무료`}
        <span className="block">
          {`제주 ${groupDigits(secondaryArea)}원, 도서산간 ${groupDigits(thirdArea)}원 추가`}
        </span>
        {product.isBundleByDistributor && <span className="block">{product.distributor.bundlePolicy}</span>}
      </span>
    </>
  );
}

function undeliverableNote({ undeliverable }: Product): string | null {
  if (undeliverable.note) return undeliverable.note;
  const areas = [undeliverable.secondaryArea && "제주", undeliverable.thirdArea && "도서산간"].filter(
    Boolean,
  );
  return areas.length > 0 ? `${areas.join("·")} 지역에는 보낼 수 없어요` : null;
}
