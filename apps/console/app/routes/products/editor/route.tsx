import { useParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { useOptions } from "./options/use-read-and-write-options.ts";
import { ProductEditor } from "./product-editor.tsx";
import { useProduct } from "./use-product.ts";

export const meta = () => [{ title: "상품 고치기 · 오늘의과일 운영" }];

/** A product with everything that is edited, in sections that are saved one by one. */
export default function ProductEditorPage() {
  const id = Number(useParams().id);
  const product = useProduct(id);
  const options = useOptions(id);
  if (product.data && options.data)
    return <ProductEditor key={id} product={product.data} options={options.data} />;
  const error = product.error ?? options.error;
  if (!error) return <RowsSkeleton rows={10} />;
  return (
    <ErrorScreen
      error={error}
      onRetry={() => {
        void product.refetch();
        void options.refetch();
      }}
    />
  );
}
