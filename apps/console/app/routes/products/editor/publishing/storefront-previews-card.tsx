import { StorefrontFrame } from "../../../../features/preview/storefront-frame.tsx";
import { usePreview } from "../../../../features/preview/use-preview.ts";
import { VARIANT_LABELS } from "../../../../features/preview/variant-labels.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { useProductEditor } from "../editor-context.ts";
import { useDraftPreviewParameters } from "./use-draft-preview-parameters.ts";

/** Width in px of the phones. */
const PHONE = 390;

/** The product's page on each of the four faces with what is typed, saved or not; a draft is shown as if it was published. */
export function StorefrontPreviewsCard() {
  const { product, options, denied } = useProductEditor();
  const wish = useDraftPreviewParameters();
  const saved = [product.version, ...options.map(({ version }) => version)].join(" ");
  const { data, error, isFetching } = usePreview(denied === null ? wish : null, saved);
  const [refused] = data?.refused ?? [];
  return (
    <Card title="네 얼굴에서" aside="적는 대로 보여요">
      {denied && <p className="text-ink-3">{denied}</p>}
      {error && <p className="text-danger">{error.message}</p>}
      {refused && (
        <p role="alert" className="mb-2.5 rounded-control bg-warning-tint px-3 py-2 text-warning">
          미리보기에서 뺀 것이 {data?.refused.length}개 있어요. {refused.message}
        </p>
      )}
      <div aria-busy={isFetching} className="grid grid-cols-2 gap-2.5">
        {data?.addresses.map(({ variant, url }) => (
          <StorefrontFrame key={variant} name={VARIANT_LABELS[variant]} url={url} width={PHONE} isShort />
        ))}
      </div>
    </Card>
  );
}
