import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { derivePhotoTintByCategory } from "../../../../features/catalog/derive-photo-tint-by-category.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { Photo } from "../../../../ui/media/photo.tsx";

export type CheaperLine = Reply<"GET /v1/app-users/shopping-carts/savings">["lines"][number];

type SavingRowProps = { line: CheaperLine; isBusy: boolean; onReplace(): void };

/** Option that costs less than a line of the cart: what it replaces, why, and the button that changes it. */
export function SavingRow({
  line: { replaced, replacement, reasons, saving },
  isBusy,
  onReplace,
}: SavingRowProps) {
  const { product, option, optionUnit } = replacement;
  const isSameProduct = product.name === replaced.productName;
  const instead = isSameProduct ? replaced.optionName : `${replaced.productName} ${replaced.optionName}`;
  return (
    <li className="flex items-start gap-3 py-4">
      <Photo
        className="w-[72px] flex-none rounded-10"
        path={product.images[0]}
        tint={derivePhotoTintByCategory(product.category)}
        alt=""
        sizes="72px"
      />
      <div className="min-w-0 flex-1">
        <p className="text-caption text-ink-3">
          {instead} {replaced.optionUnit}개 대신
        </p>
        <Link
          className="relative text-label font-medium after:absolute after:-inset-y-3 after:inset-x-0"
          to={paths.product(product.id)}
        >
          {product.name}
        </Link>
        <p className="mt-0.5 text-caption text-ink-2">
          {option.name} {optionUnit}개
        </p>
        {reasons.map((reason) => (
          <p key={reason} className="mt-0.5 tabular text-caption text-ink-3">
            {reason}
          </p>
        ))}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <b className="tabular text-body2 font-bold text-brand-ink">{groupDigits(saving)}원 덜 들어요</b>
          <Button
            tone="tint"
            size="xs"
            busy={isBusy}
            aria-label={`${product.name} ${option.name} ${optionUnit}개로 바꾸기`}
            onClick={onReplace}
          >
            바꾸기
          </Button>
        </div>
      </div>
    </li>
  );
}
