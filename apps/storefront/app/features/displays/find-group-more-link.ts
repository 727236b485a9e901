import { paths } from "../../paths.ts";
import type { Group } from "./display-group-types.ts";

/** Number of products from which a row or grid links to a page of its own. */
const MIN_PRODUCTS_OF_PAGE = 6;

/**
 * Link of a group's heading to the page with more of its kind; `undefined` when everything is already shown.
 *
 * @example findGroupMoreLink({ displayUiType: "rankingList", … }) // { to: "/best", label: "더보기" }
 */
export function findGroupMoreLink(group: Group): { to: string; label: string } | undefined {
  const to = hrefOf(group);
  return to === undefined ? undefined : { to, label: "더보기" };
}

function hrefOf({ id, displayUiType, products }: Group): string | undefined {
  switch (displayUiType) {
    case "rankingList":
      return paths.best;
    case "videoRow":
      return paths.videos;
    case "reviewCarousel":
      return paths.homeTab("review");
    case "fundingList":
      return paths.homeTab("funding");
    case "carousel":
    case "grid2":
      return products.length >= MIN_PRODUCTS_OF_PAGE ? paths.display(id) : undefined;
    default:
      return undefined;
  }
}
