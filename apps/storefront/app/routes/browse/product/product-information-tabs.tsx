import type { Reply } from "@todayfruit/contract/all-calls";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { TabPanel, Tabs } from "../../../ui/form/tabs.tsx";
import { LegalProductInformation } from "./legal-product-information.tsx";
import { ProductDescription } from "./product-description.tsx";

type Product = Reply<"GET /v1/products/{id}">;

const TABS = [
  { key: "description", label: "상품설명" },
  { key: "purchase", label: "구매정보" },
] as const;

/** 상품설명 and 구매정보 tabs; the second has the information required by law. */
export function ProductInformationTabs({ product }: { product: Product }) {
  const [selected, setSelected] = useState<(typeof TABS)[number]["key"]>("description");
  return (
    <>
      <Tabs label="상품 정보" id="product" tabs={TABS} selected={selected} onSelect={setSelected} even />
      <TabPanel id="product" selected={selected}>
        {selected === "description" ? (
          <Description contents={product.contents} />
        ) : (
          <LegalProductInformation product={product} />
        )}
      </TabPanel>
    </>
  );
}

/** Description folded to its first screens; the rest is in the page for search engines and opens on a tap. */
function Description({ contents }: { contents: Product["contents"] }) {
  const [open, setOpen] = useState(false);
  const texts = contents.filter(
    (block, index) => block.type !== "table" && contents[index + 1]?.type !== "table",
  );
  return (
    <section className="px-gutter pt-7" aria-label="상품설명">
      <div className={open ? "" : "description-fold relative max-h-[640px] overflow-hidden"}>
        <ProductDescription blocks={texts} />
      </div>
      {!open && (
        <Button className="mt-4" tone="outline-brand" block onClick={() => setOpen(true)}>
          상품 설명 더보기
          <ChevronDown className="size-5" aria-hidden />
        </Button>
      )}
    </section>
  );
}
