import ExternalLink from "lucide-react/icons/external-link";
import { useLayoutEffect, useRef, useState } from "react";

type StorefrontFrameProps = {
  name: string;
  /** Address of the preview on this face; `null` where the server knows no address of the face. */
  url: string | null;
  /** Width in px for which the face draws itself. */
  width: number;
  /** 340 px high instead of 640, where the frames are beside a form. */
  isShort?: boolean;
};

/** A phone with a face of the shop in it: drawn at the width of a phone, and scaled into the room that is there; a spinner until it comes. */
export function StorefrontFrame({ name, url, width, isShort = false }: StorefrontFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const scale = room.width / width;
  return (
    <article className="min-w-0">
      <header className="mb-2 flex min-h-6 items-center gap-1.5">
        <h2 className="font-semibold whitespace-nowrap">{name}</h2>
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name} 새 창에서 보기`}
            className="ml-auto grid size-6 place-items-center rounded-sm text-ink-3 hover:bg-hover"
          >
            <ExternalLink aria-hidden />
          </a>
        )}
      </header>
      <div
        ref={box}
        className={`relative isolate overflow-hidden rounded-dialog bg-surface shadow-pop ${isShort ? "h-85" : "h-160 max-desk:h-130"}`}
      >
        {url === null && (
          <p className="p-4 text-micro text-ink-3">
            이 얼굴의 주소를 서버가 몰라요. 서버 설정 VARIANT_URLS에 주소를 적으면 함께 보여요.
          </p>
        )}
        {url !== null && (
          <span className="spinner absolute top-1/2 left-1/2 -z-10 -ml-2 text-ink-3" aria-hidden />
        )}
        {url !== null && scale > 0 && (
          <iframe
            // A frame of its own for each address, so that the console's history does not grow.
            key={url}
            title={`${name} 미리보기`}
            src={url}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
            className="origin-top-left border-0"
            style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </article>
  );
}
