import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import basket from "../../../assets/emoji/basket.webp";
import { derivePhotoTintByCategory } from "../../../features/catalog/derive-photo-tint-by-category.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return api("GET /v1/categories", { query: { withChildren: true } });
}

export const meta: Route.MetaFunction = () => [
  { title: `카테고리 · ${variant.displayName}` },
  { name: "description", content: `${variant.displayName}의 과일과 식료품을 종류별로 보세요` },
];

/** Never reloads: the whole tree is loaded with the page. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function CategoryList({ loaderData: { list } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const open = list.find((root) => root.slug === search.get("open")) ?? list[0];
  return (
    <>
      <AppBar title="카테고리" search cart />
      {open ? (
        <main id="contents" className="flex">
          <nav className="w-25 flex-none bg-sunken pb-6" aria-label="대분류">
            {list.map((root) => (
              <Link
                key={root.id}
                className="flex h-13 items-center px-4 text-body2 font-medium text-ink-3 -outline-offset-2 current:bg-surface current:font-bold current:text-brand-ink"
                to={`?open=${root.slug}`}
                replace
                preventScrollReset
                aria-current={root === open ? "true" : undefined}
              >
                {root.name}
              </Link>
            ))}
            {collections.map(({ to, name }) => (
              <Link
                key={to}
                className="flex h-13 items-center px-4 text-body2 font-medium text-ink-3 -outline-offset-2"
                to={to}
              >
                {name}
              </Link>
            ))}
          </nav>
          <CategoryChildren root={open} />
        </main>
      ) : (
        <main id="contents">
          <EmptyState image={basket} title="카테고리를 준비하고 있어요" />
        </main>
      )}
      <Footer />
      <BottomNavigation />
    </>
  );
}

/** Links to lists across categories. */
const collections = [
  { to: paths.best, name: "베스트" },
  { to: paths.homeTab("gift"), name: "선물하기" },
  { to: paths.wholesale, name: "도매" },
];

function CategoryChildren({ root }: { root: Route.ComponentProps["loaderData"]["list"][number] }) {
  const slug = root.slug ?? String(root.id);
  return (
    <section className="min-w-0 flex-1 px-gutter py-2" aria-label={root.name}>
      <Link className="flex min-h-11 items-center justify-between" to={paths.category(slug)}>
        <h2 className="text-title3 font-bold tracking-tight">{root.name} 전체보기</h2>
        <ChevronRight className="size-5 text-ink-3" aria-hidden />
      </Link>
      <ul className="mt-2 grid grid-cols-3 gap-x-2.5 gap-y-4">
        {root.children.map((child) => (
          <li key={child.id}>
            <Link
              className="flex flex-col gap-2 text-center text-caption font-medium"
              to={paths.category(slug, child.id)}
            >
              <Photo
                className="rounded-lg"
                path={child.icon}
                alt=""
                tint={derivePhotoTintByCategory({ id: child.id, parent: root })}
                sizes="100px"
              />
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
