import { SectionHeading } from "../../ui/layout/section-heading.tsx";
import { ProductCard, type ProductCardProps } from "../../ui/product/product-card.tsx";
import { ProductRow } from "../../ui/product/product-grid.tsx";

interface RelatedProductsProps {
  products: readonly ProductCardProps["product"][];
  onAdd: ProductCardProps["onAdd"];
}

export function RelatedProducts({ products, onAdd }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <div className="pt-8 pb-12">
      <SectionHeading title="함께 보면 좋아요" />
      <ProductRow label="함께 보면 좋은 상품">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} onAdd={onAdd} />
        ))}
      </ProductRow>
    </div>
  );
}
