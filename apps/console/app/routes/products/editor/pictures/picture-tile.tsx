import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Badge } from "../../../../ui/feedback/badge.tsx";

type PictureTileProps = {
  src: string;
  place: number;
  handle: ReactNode;
  alt: string;
  onAlt(alt: string): void;
  /** `null` for the only picture, which stays. */
  onRemove: (() => void) | null;
};

/** A picture with its handle, its text and the button that takes it out. */
export function PictureTile({ src, place, handle, alt, onAlt, onRemove }: PictureTileProps) {
  return (
    <>
      <div className="relative aspect-square overflow-hidden rounded-control bg-sunken">
        <img src={`/images/480/${src}`} alt={alt} className="size-full object-cover" />
        <span className="absolute top-1.5 left-1.5 flex items-center gap-1">
          {handle}
          {place === 1 && <Badge tone="success">첫 장</Badge>}
        </span>
        {onRemove && (
          <button
            type="button"
            aria-label={`${place}번째 사진 빼기`}
            className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-sm bg-surface text-ink-2 max-desk:size-11"
            onClick={onRemove}
          >
            <X aria-hidden />
          </button>
        )}
      </div>
      <input
        aria-label={`${place}번째 사진 설명글`}
        placeholder="설명글"
        maxLength={200}
        value={alt}
        className="mt-1.5 h-8 w-full rounded-control bg-surface px-2 text-body inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11 max-desk:text-form"
        onChange={({ target }) => onAlt(target.value)}
      />
    </>
  );
}
