import { ProductCard, type ProductCardProps } from "../../../features/catalog/product-card.tsx";
import { ProductRow } from "../../../features/catalog/product-grid-and-row.tsx";
import { SectionHeading } from "../../../ui/layout/section-heading.tsx";
import { useNearViewport } from "../../../ui/layout/use-near-viewport.ts";

type TitledProductRowProps = {
  title: string;
  subTitle?: string;
  products: readonly ProductCardProps["product"][];
  onAdd: ProductCardProps["onAdd"];
};

/** Cards that a phone shows before its row is scrolled. */
const SEEN_CARDS = 3;

/**
 * Row of further products under a heading; renders nothing without any. The cards that a phone shows only after
 * scrolling sideways follow once the row comes near: two rows of ten were half of the page.
 */
export function TitledProductRow({ title, subTitle, products, onAdd }: TitledProductRowProps) {
  const [anchor, isNear] = useNearViewport();
  if (products.length === 0) return null;
  return (
    <div ref={anchor} className="below-fold pt-8 last:pb-12" data-room="400">
      <SectionHeading title={title} {...(subTitle && { subTitle })} />
      <ProductRow label={title}>
        {(isNear ? products : products.slice(0, SEEN_CARDS)).map((product) => (
          <ProductCard key={product.id} product={product} onAdd={onAdd} />
        ))}
      </ProductRow>
    </div>
  );
}
