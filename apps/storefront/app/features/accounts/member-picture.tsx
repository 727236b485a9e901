import seedling from "../../assets/emoji/seedling.webp";
import { imageUrl } from "../../ui/media/build-image-urls-and-srcset.ts";

type MemberPictureProps = {
  /** `profileImageUrl` of the member; a provider's picture is not loaded from its servers. */
  path: string | null;
  /** Edge in px. */
  size: 40 | 56 | 88;
};

/** Picture of a member, round; a seedling without one. */
export function MemberPicture({ path, size }: MemberPictureProps) {
  const { box, emblem } = SIZES[size];
  return (
    <span className={`grid flex-none place-items-center overflow-hidden rounded-full bg-brand-tint ${box}`}>
      {path?.startsWith("uploads/") ? (
        <img
          className="size-full object-cover"
          src={imageUrl(path, 320)}
          alt=""
          width={size}
          height={size}
          decoding="async"
        />
      ) : (
        <img src={seedling} alt="" width={emblem} height={emblem} />
      )}
    </span>
  );
}

const SIZES = {
  40: { box: "size-10", emblem: 26 },
  56: { box: "size-14", emblem: 36 },
  88: { box: "size-22", emblem: 56 },
} as const;
