import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { imageUrl } from "../../ui/media/build-image-urls-and-srcset.ts";
import type { Group } from "./display-group-types.ts";

/** Category icons: five per row, ten in a wide column. */
export function CategoryShortcuts({ categories }: { categories: Group["categories"] }) {
  return (
    <nav
      className="grid grid-cols-5 gap-x-1 gap-y-3.5 px-3 pt-6 @wide:grid-cols-10 @wide:px-5"
      aria-label="카테고리"
    >
      {categories.map((category) => (
        <Link
          key={category.id}
          className="flex flex-col items-center gap-7px text-center text-caption font-medium"
          to={paths.category(category.slug ?? String(category.id))}
        >
          <span className="category-tile grid size-14 max-w-full place-items-center bg-sunken">
            <img
              className="size-34px"
              src={imageUrl(category.icon, 160)}
              alt=""
              width={34}
              height={34}
              loading="lazy"
            />
          </span>
          <span>{category.name}</span>
        </Link>
      ))}
    </nav>
  );
}
