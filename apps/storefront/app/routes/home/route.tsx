import { face } from "#variant/face.ts";
import { apiContext } from "../../api/server-context.ts";
import basket from "../../assets/emoji/basket.webp";
import { useCartCount } from "../../session/use-cart-count.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import { Footer } from "../../ui/layout/footer.tsx";
import type { Route } from "./+types/route";
import { HomeGroups } from "./home-groups.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return api("GET /v4/display-category");
}

export const meta: Route.MetaFunction = () => [
  { title: `${face.displayName} · ${face.slogan}` },
  { name: "description", content: face.slogan },
  { property: "og:title", content: face.displayName },
  { property: "og:description", content: face.slogan },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AppBar logo search cartCount={useCartCount()} />
      <main>
        <h1 className="sr-only">{face.displayName}</h1>
        {loaderData.list.length === 0 ? (
          <EmptyState image={basket} title="진열을 준비하고 있어요">
            조금 뒤에 다시 들러 주세요
          </EmptyState>
        ) : (
          <HomeGroups firstPage={loaderData} />
        )}
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
