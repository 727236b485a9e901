import { useState } from "react";
import { useShortcut } from "../../../../ui/keyboard/use-shortcut.ts";

/** Photos of a claim, one of them large; 1 to 9 show another. */
export function ClaimPhotos({ photos }: { photos: readonly string[] }) {
  const [shown, setShown] = useState(0);
  const show = (at: number) => {
    if (photos[at] !== undefined) setShown(at);
  };
  useShortcut("Digit1", () => show(0));
  useShortcut("Digit2", () => show(1));
  useShortcut("Digit3", () => show(2));
  useShortcut("Digit4", () => show(3));
  useShortcut("Digit5", () => show(4));
  const large = photos[shown];
  if (large === undefined) {
    return <p className="rounded-card bg-canvas px-4 py-6 text-center text-ink-3">사진이 없는 신청이에요</p>;
  }
  return (
    <>
      <img
        src={large}
        alt={`신청한 분이 올린 사진 ${shown + 1}`}
        className="block max-h-105 w-full rounded-card bg-sunken object-contain"
      />
      {photos.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {photos.map((photo, at) => (
            <li key={photo}>
              <button
                type="button"
                aria-label={`사진 ${at + 1} 크게 보기`}
                aria-pressed={at === shown}
                className="block rounded-control p-0.5 aria-pressed:inset-shadow-focus"
                onClick={() => setShown(at)}
              >
                <img src={photo} alt="" className="size-18 rounded-sm object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
