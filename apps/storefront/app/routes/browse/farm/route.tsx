import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronRight from "lucide-react/icons/chevron-right";
import { data, Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext, originContext, shownAt } from "../../../api/server-request-context.ts";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { shareLink } from "../../../features/sharing/share-link.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { Footer } from "../../../frame/footer.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { shareImageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";
import type { Route } from "./+types/route";
import { DispatchTerms } from "./dispatch-terms.tsx";
import { FarmFigures } from "./farm-figures.tsx";
import { FarmHeader } from "./farm-header.tsx";
import { farmJsonLd } from "./farm-json-ld.ts";
import { FarmProducts } from "./farm-products.tsx";
import { FarmSeasons } from "./farm-seasons.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  const farm = await replyOrNotFoundPage(context.get(apiContext)("GET /v1/farms/{id}", { path: { id } }));
  const month = Number(kstDateOf(shownAt(context)).slice(5, 7));
  return { farm, month, origin: context.get(originContext) };
}

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: ({ farm }) => paths.farm(farm.id),
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: variant.displayName }];
  const { farm, origin } = loaderData;
  const title = `${farm.name} · ${variant.displayName}`;
  return [
    { title },
    { name: "description", content: farm.greeting },
    { property: "og:title", content: title },
    { property: "og:description", content: farm.greeting },
    ...(farm.image ? [{ property: "og:image", content: origin + shareImageUrl(farm.image) }] : []),
    { "script:ld+json": farmJsonLd(farm, origin) },
  ];
};

/** Page of a farm: what it sells, when, how punctually, and following it. */
export default function FarmPage({ loaderData: { farm, month } }: Route.ComponentProps) {
  const { openOptions, sheet } = useOptionSheet();
  return (
    <>
      <AppBar
        back
        title="농장"
        cart
        share={() => void shareLink({ title: farm.name, url: window.location.origin + paths.farm(farm.id) })}
      />
      <main id="contents" className="bg-sunken">
        <FarmHeader farm={farm} />
        <FarmFigures farm={farm} />
        <FarmSeasons seasons={farm.seasons} month={month} />
        <FarmProducts farm={farm} month={month} onAdd={openOptions} />
        <DispatchTerms dispatch={farm.dispatch} />
        {farm.answered && (
          <Panel
            title="농장이 답한 문의"
            end={
              <Link
                className="-my-2.5 -mr-1 inline-flex min-h-11 items-center gap-px text-label text-ink-3"
                to={paths.questions(farm.answered.productId)}
              >
                모두 보기
                <ChevronRight className="size-4" aria-hidden />
              </Link>
            }
          >
            <p className="text-body2 font-semibold wrap-anywhere">{farm.answered.contents}</p>
            <p className="mt-2 rounded-md bg-sunken px-4 py-3 text-label wrap-anywhere text-ink-2">
              {farm.answered.answer}
            </p>
          </Panel>
        )}
        {sheet}
        <Footer />
      </main>
    </>
  );
}
