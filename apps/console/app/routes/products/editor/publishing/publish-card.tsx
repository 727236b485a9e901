import { isPublished } from "@todayfruit/domain/products/list-publishing-gaps";
import { useState } from "react";
import { inputToInstant, instantToInput } from "../../../../ui/convert-datetime-input-value.ts";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { useProductEditor } from "../editor-context.ts";
import { PublishingGapList } from "./publishing-gap-list.tsx";
import { ScheduledChangeList } from "./scheduled-change-list.tsx";
import { useSetSaleStatus } from "./use-set-sale-status.ts";

const HOUR_MS = 3_600_000;

/** What the law asks for before the product may be seen, and the button that publishes it now or at a time. */
export function PublishCard() {
  const { product, denied, ...drafts } = useProductEditor();
  const changed = drafts.changed.length + drafts.optionDraft.changed.length;
  const [at, setAt] = useState<string | null>(null);
  const publish = useSetSaleStatus(product.id);
  const isSeen = isPublished(product.status);
  const blocked =
    product.missing.length > 0 ? `${product.missing.length}가지를 더 적어야 공개할 수 있어요` : null;
  const isPast = at !== null && !(Date.parse(inputToInstant(at)) > Date.now());
  return (
    <Card
      title="공개하기 전에"
      aside={
        product.missing.length > 0 ? (
          <Badge tone="danger">막힘 {product.missing.length}</Badge>
        ) : (
          <Badge tone="success">다 갖췄어요</Badge>
        )
      }
    >
      <PublishingGapList missing={product.missing} />
      {changed > 0 && (
        <p className="mt-2 text-micro text-warning">저장하지 않은 것 {changed}가지는 함께 공개되지 않아요</p>
      )}
      {!isSeen && (
        <fieldset className="mt-3 flex gap-4 border-t border-line pt-3">
          <legend className="sr-only">공개할 때</legend>
          <label className="flex items-center gap-1.5">
            <input
              type="radio"
              name="when"
              className="accent-brand"
              checked={at === null}
              onChange={() => setAt(null)}
            />
            지금
          </label>
          <label className="flex items-center gap-1.5">
            <input
              type="radio"
              name="when"
              className="accent-brand"
              checked={at !== null}
              onChange={() => setAt(instantToInput(new Date(Date.now() + HOUR_MS).toISOString()))}
            />
            때 정하기
          </label>
        </fieldset>
      )}
      {at !== null && !isSeen && (
        <TextField
          className="mt-2"
          label="공개할 때"
          type="datetime-local"
          value={at}
          error={isPast ? "지금보다 뒤로 골라 주세요" : undefined}
          onChange={({ target }) => setAt(target.value)}
        />
      )}
      <ScheduledChangeList />
      {publish.refusals.map(({ field, message }) => (
        <p key={`${field} ${message}`} role="alert" className="mt-2 font-medium text-danger">
          {message}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {isSeen ? (
          <Button
            size="lg"
            denied={denied}
            busy={publish.isPending}
            onClick={() => publish.mutate({ status: "suspended", at: null })}
          >
            판매 중지하기
          </Button>
        ) : (
          <Button
            size="lg"
            tone="primary"
            denied={denied ?? blocked ?? (isPast ? "공개할 때를 골라 주세요" : null)}
            busy={publish.isPending}
            onClick={() =>
              publish.mutate({ status: "stock_in", at: at === null ? null : inputToInstant(at) })
            }
          >
            {at === null ? "공개하기" : "이때 공개하기"}
          </Button>
        )}
      </div>
      {blocked && !isSeen && <p className="mt-2 text-micro text-ink-3">{blocked}</p>}
    </Card>
  );
}
