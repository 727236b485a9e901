import Bell from "lucide-react/icons/bell";
import { Button } from "../../ui/form/button.tsx";
import { useOptionSheet } from "../catalog/options/use-option-sheet.tsx";
import { useRestockAlarms } from "./restock-alarm-query-and-mutations.ts";

type RestockButtonProps = {
  product: { id: number; name: string };
  option: { id: number; name: string };
};

/** 입고 알림 of a sold-out line: opens the sheet of alarms with its option. */
export function RestockButton({ product, option }: RestockButtonProps) {
  const { openRestock, sheet } = useOptionSheet();
  const isWaiting =
    useRestockAlarms().data?.list.some(
      ({ productId, optionId }) => productId === product.id && (optionId === option.id || optionId === null),
    ) ?? false;
  return (
    <>
      <Button
        className="mt-2"
        tone={isWaiting ? "tint" : "outline"}
        size="xs"
        aria-haspopup="dialog"
        aria-label={`${product.name} ${option.name} ${isWaiting ? "알림 신청했어요" : "입고 알림 받기"}`}
        onClick={() => openRestock(product, option.id)}
      >
        <Bell className="size-3.5" aria-hidden />
        {isWaiting ? "알림 신청했어요" : "입고 알림"}
      </Button>
      {sheet}
    </>
  );
}
