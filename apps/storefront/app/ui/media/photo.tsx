import { type ReactNode, type SyntheticEvent, useState } from "react";
import { imageSrcSet, imageUrl, isIllustration } from "./build-image-urls-and-srcset.ts";

/** Ground of a drawing. */
export type PhotoTint = "fruit" | "vegetable" | "fish" | "meat" | "food";

type PhotoProps = {
  /** Path as returned by the api; undefined shows the tint alone. */
  path: string | undefined;
  /** Empty when the text beside the picture names it. */
  alt: string;
  /** Rendered width, for the `sizes` attribute; a picture that loads lazily takes the width of its place where browsers can. */
  sizes: string;
  tint?: PhotoTint;
  ratio?: "1/1" | "4/3" | "16/10" | "16/11" | "9/15";
  /** True for the first visible picture: loaded eagerly with high priority. */
  priority?: boolean;
  className?: string;
  /** Overlay: veil, rank, badges. */
  children?: ReactNode;
};

const RATIOS = {
  "1/1": "aspect-square",
  "4/3": "aspect-4/3",
  "16/10": "aspect-16/10",
  "16/11": "aspect-16/11",
  "9/15": "aspect-9/15",
};

/** Picture on a tint with its space reserved; one that fails to load shows the tint and the category's emblem. */
export function Photo(props: PhotoProps) {
  const {
    path,
    alt,
    sizes,
    tint,
    ratio = "1/1",
    priority = false,
    className = "rounded-md",
    children,
  } = props;
  const [failed, setFailed] = useState(false);
  const drawing = path !== undefined && isIllustration(path);
  const emblem = failed || path === undefined;

  return (
    <div
      className={`photo-hairline photo relative overflow-hidden ${RATIOS[ratio]} ${className}`}
      data-tint={drawing || emblem ? tint : undefined}
    >
      {emblem ? (
        <span className="photo-emblem absolute inset-0">
          <span className="sr-only">{alt}</span>
        </span>
      ) : (
        <img
          className={drawing ? "photo-drawing" : "size-full object-cover"}
          src={imageUrl(path, 480)}
          srcSet={imageSrcSet(path)}
          sizes={priority ? sizes : `auto, ${sizes}`}
          alt={alt}
          width={720}
          height={720}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding="async"
          ref={(image) => {
            // The picture may have failed before hydration.
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
          }}
          onError={(event: SyntheticEvent<HTMLImageElement>) => setFailed(event.currentTarget.complete)}
        />
      )}
      {children}
    </div>
  );
}
