import { ProductCard, type ProductCardProps } from "../../../features/catalog/product-card.tsx";
import { ProductRow } from "../../../features/catalog/product-grid.tsx";
import { SectionHeading } from "../../../ui/layout/section-heading.tsx";

type NextProductsProps = {
  title: string;
  subTitle?: string;
  products: readonly ProductCardProps["product"][];
  onAdd: ProductCardProps["onAdd"];
};

/** Row of further products under a heading; renders nothing without any. */
export function RelatedProducts({ title, subTitle, products, onAdd }: NextProductsProps) {
  if (products.length === 0) return null;
  return (
    <div className="below-fold pt-8 last:pb-12" data-room="400">
      <SectionHeading title={title} {...(subTitle && { subTitle })} />
      <ProductRow label={title}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} onAdd={onAdd} />
        ))}
      </ProductRow>
    </div>
  );
}
