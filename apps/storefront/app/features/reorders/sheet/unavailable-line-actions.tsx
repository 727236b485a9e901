import { groupDigits } from "@todayfruit/domain/money/format-won";
import Bell from "lucide-react/icons/bell";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { writeUnavailableVeilAndReason } from "../write-unavailable-veil-and-reason.ts";
import type { ComparedLine } from "./use-reorder-comparison.ts";

type UnavailableLineActionsProps = {
  line: ComparedLine;
  block: NonNullable<ComparedLine["block"]>;
  onWait(): void;
};

/** Ways out of a line that cannot be bought: its restock alarm, and one product instead. */
export function UnavailableLineActions({ line, block, onWait }: UnavailableLineActionsProps) {
  const { product, option, alternative } = line;
  return (
    <>
      {block !== "SOLD_OUT" && (
        <p className="mt-1 text-caption text-ink-2">{writeUnavailableVeilAndReason(block).reason}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {block === "SOLD_OUT" && (
          <Button
            tone="outline"
            size="xs"
            aria-haspopup="dialog"
            aria-label={`${product.name} ${option.name} 입고 알림 받기`}
            onClick={onWait}
          >
            <Bell className="size-3.5" aria-hidden />
            입고 알림
          </Button>
        )}
        {alternative && (
          <Link
            className={`${buttonClass({ tone: "outline", size: "xs" })} max-w-full min-w-0`}
            to={paths.product(alternative.id)}
            replace
          >
            <span className="truncate">{alternative.name}</span>
            <span className="flex-none tabular-nums">{groupDigits(alternative.price)}원 보기</span>
          </Link>
        )}
      </div>
    </>
  );
}
