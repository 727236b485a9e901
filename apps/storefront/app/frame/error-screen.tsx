import RotateCw from "lucide-react/icons/refresh-cw";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import warning from "../assets/emoji/warning.webp";
import { paths } from "../paths.ts";

type ErrorScreenProps = {
  title?: string;
  children?: ReactNode;
  /** Button of the screen; left out, it goes one page back. */
  action?: { label: string; run(): void };
};

/** Generic error screen (specification §2 and §8); focuses its title so that it is read out. */
export function ErrorScreen({ title = "에러가 발생했어요.", children, action }: ErrorScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="flex min-h-[calc(100dvh-160px)] flex-col items-center justify-center px-6 pb-20 text-center">
      <img className="mb-5 size-24" src={warning} alt="" width={96} height={96} />
      <h1 ref={heading} tabIndex={-1} className="text-title1 font-bold tracking-tight outline-none">
        {title}
      </h1>
      <p className="mt-1.5 text-body1 text-ink-3">
        {children ?? (
          <>
            잠시 뒤에 다시 열어 주세요.
            <br />
            계속되면 채팅 상담으로 알려주세요.
          </>
        )}
      </p>
      <button
        className="mt-6 inline-flex h-13.5 w-[200px] items-center justify-center gap-1.5 rounded-md bg-brand fs-title3 font-bold text-on-brand active:bg-brand-strong"
        type="button"
        onClick={action ? action.run : () => navigate(-1)}
      >
        {action?.label === "새로고침" && <RotateCw className="size-5" aria-hidden />}
        {action?.label ?? "돌아가기"}
      </button>
      <a
        className="mt-1 inline-flex min-h-11 items-center text-label font-medium text-ink-3 underline decoration-line-strong underline-offset-3"
        href={paths.support}
      >
        {variant.support.chatTitle}
      </a>
    </section>
  );
}

/** Reloads the page (`새로고침`). */
export function reloadPage(): void {
  window.location.reload();
}
