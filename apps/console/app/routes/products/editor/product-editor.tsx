import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useSeparatelySavedSections } from "../../../features/drafts/use-separately-saved-sections.ts";
import type { EditedProduct, ProductFields } from "../../../features/products/edited-product-types.ts";
import { productStatusText } from "../../../features/products/product-status-text.ts";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { ContentsSection } from "./contents/contents-section.tsx";
import { EditorContext } from "./editor-context.ts";
import type { OptionRow } from "./options/convert-option-table-values.ts";
import { OptionsSection } from "./options/options-section.tsx";
import { useOptionsDraft } from "./options/use-options-draft.ts";
import { PicturesSection } from "./pictures/pictures-section.tsx";
import { ProductChangeHistoryCard } from "./publishing/product-change-history-card.tsx";
import { PublishCard } from "./publishing/publish-card.tsx";
import { StorefrontPreviewsCard } from "./publishing/storefront-previews-card.tsx";
import { BasicsSection } from "./sections/basics-section.tsx";
import { ItemNoticeSection } from "./sections/item-notice-section.tsx";
import { SearchAndVisibilitySection } from "./sections/search-and-visibility-section.tsx";
import { ShippingSection } from "./sections/shipping-section.tsx";
import { useProductWrites } from "./use-product-writes.ts";

const OUTLINE = [
  ["basics", "기본"],
  ["options", "옵션·가격"],
  ["pictures", "사진"],
  ["contents", "상세 내용"],
  ["notice", "고시"],
  ["shipping", "배송"],
  ["search", "찾기·보이기"],
] as const;

type ProductEditorProps = { product: EditedProduct; options: readonly OptionRow[] };

/** The editor of a product: its outline, its sections, and what stands between it and the shop. */
export function ProductEditor({ product, options }: ProductEditorProps) {
  const { may } = useMe();
  const { read, send, told } = useProductWrites(product.id);
  const draft = useSeparatelySavedSections<ProductFields>({
    key: `draft of product ${product.id}`,
    current: product,
    reload: read,
    send,
    onSaved(_section, isMerged) {
      toasts.show({ text: isMerged ? "저장했어요 · 다른 분이 고친 것과 합쳤어요" : "저장했어요" });
      void told();
    },
  });
  const optionDraft = useOptionsDraft(product.id, options);
  const waiting = draft.waiting.length + optionDraft.waiting.length;
  const changed = draft.changed.length + optionDraft.changed.length;
  const denied = may("catalog.edit") ? null : "상품을 고칠 권한이 없어요";
  return (
    <EditorContext value={{ ...draft, product, options, optionDraft, denied }}>
      <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
        <Link to={paths.products} className="hover:text-ink">
          상품
        </Link>
        <ChevronRight className="size-3!" aria-hidden />
        <span className="number">{product.id}</span>
      </nav>
      <PageHeading
        isOnCanvas
        title={product.name}
        aside={
          <>
            <Badge tone={product.status === "stock_in" ? "success" : "neutral"}>
              {productStatusText(product.status)}
            </Badge>
            {changed > 0 && <Badge tone="warning">고친 것 {changed}</Badge>}
            {waiting > 0 && (
              <span role="status" className="font-semibold text-warning">
                끊김 · {waiting}건이 기다려요
              </span>
            )}
          </>
        }
        actions={
          <Link to={paths.productAsOf(product.id)} className={buttonClass({ size: "lg" })}>
            그때 화면
          </Link>
        }
      />
      <div className="grid grid-cols-[104px_minmax(0,1fr)_348px] items-start gap-4 max-[1380px]:grid-cols-[minmax(0,1fr)_340px] max-wide:grid-cols-1">
        <nav aria-label="이 화면의 부분" className="sticky top-18 flex flex-col max-[1380px]:hidden">
          {OUTLINE.map(([id, text]) => (
            <a key={id} href={`#${id}`} className="rounded-sm px-2.5 py-1.5 text-ink-2 hover:bg-hover">
              {text}
            </a>
          ))}
        </nav>
        <div className="flex min-w-0 flex-col gap-4">
          <BasicsSection />
          <OptionsSection />
          <PicturesSection />
          <ContentsSection />
          <ItemNoticeSection />
          <ShippingSection />
          <SearchAndVisibilitySection />
        </div>
        <aside aria-label="공개와 미리보기" className="flex min-w-0 flex-col gap-4">
          <PublishCard />
          <StorefrontPreviewsCard />
          <ProductChangeHistoryCard />
        </aside>
      </div>
    </EditorContext>
  );
}
