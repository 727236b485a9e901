import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import { Chip, chipClass } from "../../../../ui/form/chip.tsx";
import { type Produce, useProduceNoticeActions } from "./use-produce-notice-actions.ts";

/** Actions of a notice of produce: told again in two days, how it keeps, and switched off for its kind. */
export function ProduceNoticeActions({ produce }: { produce: Produce }) {
  const { again, off } = useProduceNoticeActions(produce);
  return (
    <fieldset
      className="-mt-1.5 ms-13 flex min-w-0 flex-wrap gap-x-2 gap-y-2.5 px-gutter pb-3.5"
      aria-label={`${produce.name} 알림`}
    >
      {produce.notice === "storage" ? (
        <Link className={chipClass(false)} to={paths.product(produce.productId)}>
          보관법 보기
        </Link>
      ) : (
        !produce.isOff && (
          <Chip
            selected={produce.againOn !== null}
            disabled={again.isPending}
            onClick={() => again.mutate(produce.againOn === null)}
          >
            이틀 뒤 다시
          </Chip>
        )
      )}
      <Chip selected={produce.isOff} disabled={off.isPending} onClick={() => off.mutate(!produce.isOff)}>
        그만 알려주기
      </Chip>
    </fieldset>
  );
}
