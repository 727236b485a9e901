import type { Reply } from "@todayfruit/contract/all-calls";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { Button } from "../../../../ui/form/button.tsx";
import { ProductDescription } from "./product-description.tsx";
import { ProductVideo } from "./product-video.tsx";
import { SECTION_CLASS } from "./section-keys-and-scroll-to-section.ts";

type Product = Reply<"GET /v1/products/{id}">;

/** Description folded to its first screens, then the video; the rest is in the page for search engines and opens on a tap. */
export function DescriptionSection({ product }: { product: Product }) {
  const { contents } = product;
  const [open, setOpen] = useState(false);
  const texts = contents.filter(
    (block, index) => block.type !== "table" && contents[index + 1]?.type !== "table",
  );
  return (
    <div
      id="description"
      className={`${SECTION_CLASS} pt-7 pb-8`}
      data-room="1080"
      role="tabpanel"
      aria-labelledby="tab-description"
    >
      <div
        className={open ? "px-gutter" : "description-fold relative max-h-[640px] overflow-hidden px-gutter"}
      >
        <ProductDescription blocks={texts} />
      </div>
      {!open && (
        <div className="mt-4 px-gutter">
          <Button tone="outline-brand" block aria-expanded={false} onClick={() => setOpen(true)}>
            상품 설명 더보기
            <ChevronDown className="size-5" aria-hidden />
          </Button>
        </div>
      )}
      <ProductVideo product={product} />
    </div>
  );
}
