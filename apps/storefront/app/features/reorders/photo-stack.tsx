import { Photo } from "../../ui/media/photo.tsx";

/** Small photos that overlap, three at most. */
export function PhotoStack({ images }: { images: readonly string[] }) {
  return (
    <span className="flex flex-none" aria-hidden>
      {images.slice(0, 3).map((path, index) => (
        <Photo
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may have the same photo, and none changes place.
          key={index}
          className={`w-12 rounded-10 ring-2 ring-surface ${index > 0 ? "-ml-3" : ""}`}
          path={path}
          tint="food"
          alt=""
          sizes="48px"
        />
      ))}
    </span>
  );
}
