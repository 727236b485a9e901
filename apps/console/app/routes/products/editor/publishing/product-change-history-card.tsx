import { useState } from "react";
import { useUndoChange } from "../../../../features/changes/use-undo-change.ts";
import {
  type ProductChange,
  useLatestChangesOfProduct,
} from "../../../../features/products/use-latest-changes-of-product.ts";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { instantText } from "../../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { useProductEditor } from "../editor-context.ts";
import { ChangeDiff } from "./change-diff.tsx";

const STATUSES: Record<ProductChange["status"], string> = {
  scheduled: "예약",
  applied: "고침",
  cancelled: "거둠",
  failed: "못 고침",
  undone: "되돌림",
};

/** Who changed the product and when, the newest first: each compared with what was before, and taken back. */
export function ProductChangeHistoryCard() {
  const { product, denied } = useProductEditor();
  const { data } = useLatestChangesOfProduct(product);
  const undo = useUndoChange("products");
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <Card title="바뀐 기록" aside={`${product.version}판`}>
      {data?.list.length === 0 && <p className="text-ink-3">아직 고친 적이 없어요</p>}
      <ul className="flex flex-col gap-2">
        {data?.list.map(({ id, status, reason, operatorName, effectiveAt, undoesId }) => (
          <li key={id}>
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={status === "failed" ? "danger" : "neutral"}>
                {undoesId === null ? STATUSES[status] : "되돌리기"}
              </Badge>
              <span>
                {reason}
                <span className="block text-micro text-ink-3">
                  {instantText(effectiveAt, Date.now())} · {operatorName ?? "다른 시스템"}
                </span>
              </span>
              <span className="ml-auto flex gap-1.5">
                <Button
                  size="sm"
                  aria-expanded={openId === id}
                  onClick={() => setOpenId(openId === id ? null : id)}
                >
                  나란히 보기
                </Button>
                {status === "applied" && (
                  <Button size="sm" denied={denied} onClick={() => undo(id)}>
                    되돌리기
                  </Button>
                )}
              </span>
            </div>
            {openId === id && <ChangeDiff changeId={id} productId={product.id} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
