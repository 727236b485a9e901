import { useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { useSession } from "../../../session/session-provider.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { TabPanel, Tabs } from "../../../ui/form/tabs.tsx";
import type { Route } from "./+types/route";
import { FavoriteProducts } from "./favorite-products.tsx";
import { SavedItemsInfiniteListSkeleton } from "./saved-items-infinite-list.tsx";
import { SavedVideos } from "./saved-videos.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `찜한 상품 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

const TABS = [
  { key: "products", label: "상품" },
  { key: "videos", label: "영상" },
] as const;

/** Favourite products and saved videos; the URL's `list` selects which. */
export default function FavoritesPage() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const shown = search.get("list") === "videos" ? "videos" : "products";
  return (
    <>
      <AppBar back search title="찜한 상품" cart />
      <main id="contents">
        <Tabs
          label="찜한 것"
          id="favorites"
          tabs={TABS}
          selected={shown}
          onSelect={(key) => setSearch(key === "products" ? {} : { list: key }, { replace: true })}
          even
        />
        <TabPanel id="favorites" selected={shown}>
          {session.status === "starting" && <SavedItemsInfiniteListSkeleton />}
          {session.status === "failed" && (
            <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
          )}
          {session.status === "ready" && (shown === "products" ? <FavoriteProducts /> : <SavedVideos />)}
        </TabPanel>
      </main>
      <BottomNavigation />
    </>
  );
}
