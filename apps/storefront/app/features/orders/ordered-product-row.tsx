import type { ReactNode } from "react";
import type { PhotoTint } from "../../ui/media/photo.tsx";
import { Photo } from "../../ui/media/photo.tsx";

type OrderedProductRowProps = {
  images: readonly string[];
  /** Ground of a drawing, if the category is known. */
  tint?: PhotoTint;
  /** Line above the name: who sells it. */
  above?: string;
  name: string;
  /** Option and units, e.g. `3kg (9~11과) · 1개`. */
  option: string;
  /** Content under the option: price, arrival, buttons. */
  children?: ReactNode;
};

/** Line of an ordered product. */
export function OrderedProductRow({
  images,
  tint = "food",
  above,
  name,
  option,
  children,
}: OrderedProductRowProps) {
  return (
    <div className="flex gap-3">
      <Photo
        className="w-18 flex-none self-start rounded-10"
        path={images[0]}
        tint={tint}
        alt=""
        sizes="72px"
      />
      <div className="min-w-0 flex-1">
        {above !== undefined && <p className="mb-0.5 truncate text-caption text-ink-3">{above}</p>}
        <p className="line-clamp-2 text-label font-medium">{name}</p>
        <p className="mt-1 text-caption text-ink-3 tabular-nums">{option}</p>
        {children}
      </div>
    </div>
  );
}
