import { imageUrl } from "../../ui/media/build-image-urls-and-srcset.ts";

/** The round mark before a farm's name. */
export function FarmIcon() {
  return (
    <span className="grid size-7 flex-none place-items-center rounded-full bg-brand-tint">
      <img
        className="size-18px"
        src={imageUrl("media/illustrations/seedling.webp", 160)}
        alt=""
        width={18}
        height={18}
      />
    </span>
  );
}
