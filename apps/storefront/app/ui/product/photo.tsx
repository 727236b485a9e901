import { type ReactNode, type SyntheticEvent, useState } from "react";
import { imageSrcSet, imageUrl, isIllustration } from "../image-url.ts";
import type { PhotoTint } from "./photo-tint.ts";

type PhotoProps = {
  /** As the api gives it; without one the tint stays bare. */
  path: string | undefined;
  /** Empty for a picture that the words beside it already name. */
  alt: string;
  /** How wide it is drawn, for the browser's choice of file. */
  sizes: string;
  tint?: PhotoTint;
  ratio?: "1/1" | "4/3" | "16/10" | "16/11" | "9/15";
  /** The first picture in view: fetched at once and first. */
  priority?: boolean;
  className?: string;
  /** What lies over the picture: veil, rank, badges. */
  children?: ReactNode;
};

const ratios = {
  "1/1": "aspect-square",
  "4/3": "aspect-4/3",
  "16/10": "aspect-16/10",
  "16/11": "aspect-16/11",
  "9/15": "aspect-9/15",
};

/** A picture with its room kept, on a tint; one that cannot be loaded leaves the tint and the category's emblem. */
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
      className={`photo-hairline photo relative overflow-hidden ${ratios[ratio]} ${className}`}
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
          sizes={sizes}
          alt={alt}
          width={720}
          height={720}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding="async"
          ref={(image) => {
            // It may have failed before this page came to life.
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
          }}
          onError={(event: SyntheticEvent<HTMLImageElement>) => setFailed(event.currentTarget.complete)}
        />
      )}
      {children}
    </div>
  );
}
