import { ErrorScreen } from "../../frame/error-screen.tsx";
import { StorefrontFrame } from "./storefront-frame.tsx";
import { type PreviewWish, usePreview } from "./use-preview.ts";
import { VARIANT_LABELS } from "./variant-labels.ts";

type StorefrontPreviewsProps = {
  /** Page that is shown; `null` while it is not known yet. */
  wish: PreviewWish | null;
  /** Width in px for which the faces draw themselves. */
  width?: number;
  /** Names what is saved: when it changes, the preview is made again. */
  revision?: string;
  /** Faces beside each other where there is room. */
  columns?: 2 | 4;
};

/** The four faces of the shop beside each other, as of the wish: at its instant, with edits that are not saved yet. */
export function StorefrontPreviews({
  wish,
  width = 390,
  revision = "",
  columns = 4,
}: StorefrontPreviewsProps) {
  const { data, error, refetch, isFetching } = usePreview(wish, revision);
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  const [refused] = data?.refused ?? [];
  return (
    <section aria-label="네 얼굴 미리보기" aria-busy={isFetching}>
      {refused && (
        <p role="alert" className="mb-2.5 rounded-control bg-warning-tint px-3 py-2 text-warning">
          미리보기에서 뺀 것이 {data?.refused.length}개 있어요. {refused.message}
        </p>
      )}
      <div
        className={`grid gap-3.5 max-wide:grid-cols-2 max-desk:grid-cols-1 ${columns === 4 ? "grid-cols-4" : "grid-cols-2"}`}
      >
        {data?.addresses.map(({ variant, url }) => (
          <StorefrontFrame key={variant} name={VARIANT_LABELS[variant]} url={url} width={width} />
        ))}
        {!data &&
          Object.values(VARIANT_LABELS).map((name) => (
            <div key={name} aria-hidden className="shimmer h-160 rounded-dialog" />
          ))}
      </div>
    </section>
  );
}
