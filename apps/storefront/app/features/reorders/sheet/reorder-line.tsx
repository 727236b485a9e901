import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { QuantityStepper } from "../../../ui/form/quantity-stepper.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { derivePhotoTintByCategory } from "../../catalog/derive-photo-tint-by-category.ts";
import { Won } from "../../catalog/price-block.tsx";
import { LOW_STOCK_THRESHOLD } from "../low-stock-threshold.ts";
import { PriceChange } from "../price-change.tsx";
import { writeUnavailableVeilAndReason } from "../write-unavailable-veil-and-reason.ts";
import type { ChosenLine } from "./apply-choices-to-reorder-lines.ts";
import { UnavailableLineActions } from "./unavailable-line-actions.tsx";

type ReorderLineProps = {
  line: ChosenLine;
  onCheck(isChecked: boolean): void;
  onUnits(units: number): void;
  /** Called to wait for the restock of the line. */
  onWait(): void;
};

/** Line of an order to buy again: units, price then and now, little stock; one that cannot be bought has what to do instead. */
export function ReorderLine({ line, onCheck, onUnits, onWait }: ReorderLineProps) {
  const { product, option, units, most, thenPrice, price, remaining, block, endedSeason, isChosen } = line;
  const name = `${product.name} ${option.name}`;
  return (
    <li className="flex gap-3 py-4">
      <Photo
        className="w-18 flex-none self-start rounded-10"
        path={product.image ?? undefined}
        tint={derivePhotoTintByCategory(product.category)}
        alt=""
        sizes="72px"
      >
        {block !== null && (
          <span className="absolute inset-0 grid place-items-center bg-photo-veil/50 text-micro font-bold text-white">
            {writeUnavailableVeilAndReason(block).veil}
          </span>
        )}
      </Photo>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <p
            className={`min-w-0 text-label font-semibold wrap-anywhere ${block === null ? "" : "text-ink-3"}`}
          >
            {product.name}
          </p>
          <span className="-my-2.5 -mr-5 flex-none">
            <Checkbox
              label={`${name} 담기`}
              checked={isChosen}
              disabled={block !== null}
              onChange={onCheck}
            />
          </span>
        </div>
        <p className="mt-1 text-caption text-ink-3 tabular-nums">
          {block !== null && endedSeason
            ? `${endedSeason.month}월에 끝난 ${josa(endedSeason.name, "이에요/예요")}`
            : option.name}{" "}
          · 그때 {units > 1 && block === null ? "한 개 " : ""}
          {groupDigits(thenPrice)}원
        </p>
        {block !== null ? (
          <UnavailableLineActions line={line} block={block} onWait={onWait} />
        ) : (
          <>
            <div className="mt-2 flex flex-wrap items-end justify-between gap-2">
              <QuantityStepper
                name={name}
                value={units}
                max={most}
                onChange={onUnits}
                onLimit={() => showSnackbar(`${most}개까지 담을 수 있어요`)}
              />
              <p className="ml-auto flex flex-col items-end text-right tabular">
                <PriceChange thenPrice={thenPrice * units} price={price * units} />
                <span className="text-body1/5.5 font-bold">
                  <Won amount={price * units} />
                </span>
              </p>
            </div>
            {remaining !== null && remaining <= LOW_STOCK_THRESHOLD && (
              <p className="mt-1 text-caption font-semibold text-sale tabular-nums">{remaining}개 남았어요</p>
            )}
          </>
        )}
      </div>
    </li>
  );
}
