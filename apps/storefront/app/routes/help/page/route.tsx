import { variant } from "#variant/brand-settings.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import type { Route } from "./+types/route";

/** Characters of the text in the description for search engines. */
const DESCRIPTION_LENGTH = 150;

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return replyOrNotFoundPage(context.get(apiContext)("GET /v1/pages/{slug}", { path: { slug } }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: variant.displayName }];
  const title = `${loaderData.title} · ${variant.displayName}`;
  const description = loaderData.contents.replaceAll(/\s+/g, " ").trim().slice(0, DESCRIPTION_LENGTH);
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
};

/** Page of text that operators write. */
export default function TextPage({ loaderData: { title, contents } }: Route.ComponentProps) {
  return (
    <>
      <AppBar back title={title} cart />
      <main id="contents">
        <article className="px-gutter pt-5 pb-16 text-body2 break-words whitespace-pre-line text-ink-2">
          {contents}
        </article>
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
