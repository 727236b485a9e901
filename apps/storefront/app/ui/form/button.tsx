import type { ComponentProps } from "react";

export type ButtonTone = "primary" | "tint" | "outline" | "outline-brand" | "ghost" | "danger";
export type ButtonSize = "lg" | "md" | "sm" | "xs";

type ButtonLook = {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Full width of the container. */
  block?: boolean;
};

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Shows a spinner and ignores presses; the name stays for screen readers. */
    busy?: boolean;
  };

/** A push button in the six tones and four heights (54, 48, 40, 34 px; the last two take taps in 44). */
export function Button({ tone, size, block, busy = false, className = "", children, ...rest }: ButtonProps) {
  const { disabled, onClick, ...attributes } = rest;
  return (
    <button
      type="button"
      {...attributes}
      className={`${buttonClass(look(tone, size, block))} ${className}`}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <span
            className={`spinner ${tone === "primary" || tone === undefined ? "spinner-on-brand" : ""}`}
            aria-hidden
          />
          <span className="sr-only">{children} 처리 중</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** The look of a button, for links too. */
export function buttonClass({ tone = "primary", size = "md", block = false }: ButtonLook = {}): string {
  return `${BASE_CLASS} ${TONES[tone]} ${SIZES[size]} ${block ? "w-full" : ""}`;
}

const BASE_CLASS =
  "relative inline-flex items-center justify-center gap-1.5 whitespace-nowrap transition-[background,scale] duration-(--dur-tap) active:scale-press disabled:bg-sunken disabled:text-ink-disabled disabled:inset-shadow-none";

const TONES: Record<ButtonTone, string> = {
  primary: "bg-brand text-on-brand active:bg-brand-strong",
  tint: "bg-brand-tint text-brand-ink",
  outline: "bg-surface text-ink inset-shadow-outline",
  "outline-brand": "bg-surface text-brand-ink inset-shadow-brand",
  ghost: "bg-sunken text-ink-2",
  danger: "bg-danger text-on-danger",
};

const SIZES: Record<ButtonSize, string> = {
  lg: "h-13.5 rounded-md px-18px fs-title3 font-bold",
  md: "h-12 rounded-md px-18px text-body1 font-semibold",
  sm: "h-10 rounded-10 px-3.5 text-label font-semibold hit-2",
  xs: "h-34px rounded-sm px-3 text-caption font-semibold hit-5",
};

function look(tone?: ButtonTone, size?: ButtonSize, block?: boolean): ButtonLook {
  return { ...(tone && { tone }), ...(size && { size }), ...(block && { block }) };
}
