import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../api/console-api.ts";
import type { ProductFields } from "../../../../features/products/edited-product-types.ts";
import { PRODUCT_FIELD_LABELS } from "../../../../features/products/product-field-labels.ts";
import { useFieldValueFormatter } from "../fields/use-field-value-formatter.ts";

/** The fields that a change set in a product, before and after. */
export function ChangeDiff({ changeId, productId }: { changeId: number; productId: number }) {
  const textOf = useFieldValueFormatter();
  const { data, error } = useQuery({
    queryKey: ["changes", changeId],
    queryFn: () => callApi("GET /operator/v1/changes/{id}", { path: { id: changeId } }),
  });
  const row = data?.rows.find(({ id }) => id === productId);
  const after = Object.entries(row?.after ?? {});
  return (
    <div className="mt-2 rounded-control bg-canvas p-2.5">
      {error && <p className="text-danger">{error.message}</p>}
      <dl className="flex flex-col gap-1.5">
        {after.map(([field, value]) => (
          <div key={field}>
            <dt className="text-micro font-semibold">
              {PRODUCT_FIELD_LABELS[field as keyof ProductFields] ?? field}
            </dt>
            <dd className="whitespace-pre-line">
              <s className="text-ink-3">{textOf(field as keyof ProductFields, row?.before?.[field])}</s>
              {" → "}
              {textOf(field as keyof ProductFields, value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
