import type { Content } from "./use-contents-by-ids-or-search.ts";

/** Picture of a content, 36 px; the name for one without a picture. */
export function DisplayContentThumbnail({ content: { name, image } }: { content: Content }) {
  if (image === null) {
    return (
      <span className="grid size-9 flex-none place-items-center rounded-control bg-sunken px-0.5 text-center text-nano text-ink-2">
        {name.slice(0, 4)}
      </span>
    );
  }
  return (
    <img
      src={`/images/160/${image}`}
      alt=""
      width={36}
      height={36}
      loading="lazy"
      className="size-9 flex-none rounded-control bg-sunken object-cover"
    />
  );
}
