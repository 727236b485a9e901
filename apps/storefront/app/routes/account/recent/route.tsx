import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import seedling from "../../../assets/emoji/seedling.webp";
import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import { useMergedViewedProducts } from "../../../features/viewed-products/use-merged-viewed-products.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { ViewedProductList } from "./viewed-product-list.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `최근 본 상품 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Products viewed within 30 days, by day. */
export default function RecentPage() {
  const session = useSession();
  const viewed = useMergedViewedProducts();
  const error = viewed.sessionError ?? viewed.error;
  return (
    <>
      <AppBar back title="최근 본 상품" cart />
      <main id="contents" className="flex flex-col">
        {!viewed.data && error === null && (
          <Skeleton name="최근 본 상품">
            <div className="pt-6">
              <ProductGrid>
                {["a", "b", "c", "d"].map((key) => (
                  <SkeletonBox key={key} className="aspect-3/5 w-full rounded-md" />
                ))}
              </ProductGrid>
            </div>
          </Skeleton>
        )}
        {!viewed.data && error !== null && (
          <LoadFailed
            error={error}
            onRetry={() => void (session.status === "failed" ? session.restart() : viewed.refetch())}
          />
        )}
        {viewed.data?.list.length === 0 && (
          <EmptyState
            image={seedling}
            title="최근 본 상품이 없어요"
            action={
              <Link className={buttonClass()} to={paths.best}>
                베스트 보기
              </Link>
            }
          >
            둘러본 과일이 여기에 모여요
          </EmptyState>
        )}
        {viewed.data && viewed.data.list.length > 0 && (
          <ViewedProductList viewed={viewed.data} isGuest={viewed.isGuest} />
        )}
      </main>
    </>
  );
}
