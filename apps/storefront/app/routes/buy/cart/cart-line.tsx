import { groupDigits } from "@todayfruit/domain/money/format-won";
import X from "lucide-react/icons/x";
import { Suspense } from "react";
import { Link } from "react-router";
import { derivePhotoTintByCategory } from "../../../features/catalog/derive-photo-tint-by-category.ts";
import { Won } from "../../../features/catalog/price-block.tsx";
import { ArrivalLine } from "../../../features/delivery/arrival-line.tsx";
import { paths } from "../../../paths.ts";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { IconButton } from "../../../ui/form/icon-button.tsx";
import { QuantityStepper } from "../../../ui/form/quantity-stepper.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { explainCartLineRestriction } from "./explain-cart-line-restriction.ts";
import { type CartGroup, type CartItem, unitPriceOf } from "./state/cart-types-and-readers.ts";

/** Needed by sold-out lines alone. */
const RestockButton = createLazyComponent(
  async () => (await import("../../../features/restock-alarms/restock-button.tsx")).RestockButton,
);

type CartLineProps = {
  item: CartItem;
  group: CartGroup;
  /** True while the quantity is unconfirmed. */
  saving: boolean;
  onCheck(isChecked: boolean): void;
  onUnits(units: number): void;
  onRemove(): void;
};

/** Option of a product in the cart; one that cannot be ordered shows the reason and only its remove button. */
export function CartLine({ item: { product }, group, saving, onCheck, onUnits, onRemove }: CartLineProps) {
  const option = group.productOptionCombination;
  const notice = explainCartLineRestriction(group);
  const most = Math.min(option.remaining ?? 999, 999);
  const name = `${product.name} ${option.name}`;
  const quiet = notice && !notice.canChangeUnits;
  return (
    <li className="flex items-start gap-3 py-4">
      <span className="-my-2.5 -mr-5 flex-none">
        <Checkbox
          label={`${name} 선택`}
          checked={group.isChecked}
          disabled={!group.isCheckable}
          onChange={onCheck}
        />
      </span>
      <Link className="flex-none" to={paths.product(product.id)} tabIndex={-1} aria-hidden>
        <Photo
          className="w-[72px] rounded-10"
          path={product.images[0]}
          tint={derivePhotoTintByCategory(product.category)}
          alt=""
          sizes="72px"
        >
          {notice?.veil && (
            <span className="absolute inset-0 grid place-items-center bg-black/50 text-micro font-semibold text-white">
              {notice.veil}
            </span>
          )}
        </Photo>
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between">
          <Link
            className={`relative text-label font-medium after:absolute after:-inset-y-3 after:inset-x-0 ${quiet ? "text-ink-3" : ""}`}
            to={paths.product(product.id)}
          >
            {product.name}
          </Link>
          <IconButton className="-my-3 -mr-12px" label={`${name} 빼기`} onClick={onRemove}>
            <X className="size-18px text-ink-3" aria-hidden />
          </IconButton>
        </div>
        <p className="mt-1 text-caption text-ink-3">{option.name}</p>
        {!quiet && <ArrivalLine promise={option.deliveryPromise} />}
        {notice && (
          <p className={`mt-1 text-caption ${notice.tone === "info" ? "text-info" : "text-danger"}`}>
            {notice.text}
          </p>
        )}
        {group.block === "SOLD_OUT" && (
          <Suspense fallback={null}>
            <RestockButton product={product} option={option} />
          </Suspense>
        )}
        {!quiet && (
          <div className="mt-2 flex flex-wrap items-end justify-between gap-2">
            <QuantityStepper
              name={name}
              value={group.optionUnit}
              max={most}
              saving={saving}
              onChange={onUnits}
              onLimit={() => showSnackbar(`${most}개까지 담을 수 있어요`)}
            />
            <LinePrice group={group} />
          </div>
        )}
      </div>
    </li>
  );
}

function LinePrice({ group }: { group: CartGroup }) {
  const price = unitPriceOf(group) * group.optionUnit;
  const listPrice = group.productOptionCombination.productOptionPrice.listPrice * group.optionUnit;
  return (
    <p className="text-right tabular">
      {listPrice > price && (
        <span className="block text-micro text-ink-3 line-through">
          <span className="sr-only">정가 </span>
          {groupDigits(listPrice)}원
        </span>
      )}
      <span className="text-body1/5.5 font-bold">
        <Won amount={price} />
      </span>
    </p>
  );
}
