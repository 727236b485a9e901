import { useSearchParams } from "react-router";
import { face } from "#variant/face.ts";
import { useSession } from "../../session/session-provider.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { TabPanel, Tabs } from "../../ui/form/tabs.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import type { Route } from "./+types/route";
import { FavoriteProducts } from "./favorite-products.tsx";
import { KeptListSkeleton } from "./kept-list.tsx";
import { KeptVideos } from "./kept-videos.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `찜한 상품 · ${face.displayName}` },
  { name: "robots", content: "noindex" },
];

const tabs = [
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
          tabs={tabs}
          selected={shown}
          onSelect={(key) => setSearch(key === "products" ? {} : { list: key }, { replace: true })}
          even
        />
        <TabPanel id="favorites" selected={shown}>
          {session.status === "starting" && <KeptListSkeleton />}
          {session.status === "failed" && (
            <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
          )}
          {session.status === "ready" && (shown === "products" ? <FavoriteProducts /> : <KeptVideos />)}
        </TabPanel>
      </main>
      <BottomNavigation />
    </>
  );
}
