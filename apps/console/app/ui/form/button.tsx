import type { ComponentProps } from "react";

export type ButtonTone = "primary" | "tint" | "outline" | "ghost" | "danger" | "on-dark" | "primary-on-dark";
export type ButtonSize = "sm" | "md" | "lg" | "xl";
type Look = { tone?: ButtonTone; size?: ButtonSize };

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Shows a spinner and ignores presses. */
    busy?: boolean;
    /** Why it cannot be pressed; it stays focusable, so that the reason can be read. */
    denied?: string | null;
    /** Key that does the same, shown inside. */
    shortcut?: string;
  };

/** A push button: 28 px in rows, 32 in lists, 36 in headers and forms, 44 alone; on phones at least 36. */
export function Button({
  tone,
  size,
  busy = false,
  denied,
  shortcut,
  className = "",
  children,
  ...rest
}: ButtonProps) {
  const { onClick, ...attributes } = rest;
  const isHeld = busy || Boolean(denied);
  return (
    <button
      type="button"
      {...attributes}
      className={`${buttonClass({ ...(tone && { tone }), ...(size && { size }) })} ${className}`}
      title={denied ?? attributes.title}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
      onClick={isHeld ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="spinner" aria-hidden />}
      {children}
      {shortcut && (
        <kbd className="-mr-1 px-0.5 font-sans text-nano font-semibold max-desk:hidden" aria-hidden>
          {shortcut}
        </kbd>
      )}
    </button>
  );
}

/** The look of a button, for links too. */
export function buttonClass({ tone = "outline", size = "md" }: Look = {}): string {
  return `${BASE} ${TONES[tone]} ${SIZES[size]}`;
}

const BASE =
  "inline-flex items-center justify-center gap-1.5 whitespace-nowrap font-semibold transition-colors aria-disabled:bg-sunken aria-disabled:text-ink-disabled aria-disabled:inset-shadow-hairline";

const TONES: Record<ButtonTone, string> = {
  primary: "bg-brand text-white hover:bg-brand-strong",
  tint: "bg-brand-tint text-brand-ink hover:bg-brand-tint-2",
  outline: "bg-surface text-ink inset-shadow-outline hover:bg-hover",
  ghost: "text-ink-2 hover:bg-hover",
  danger: "bg-surface text-danger inset-shadow-outline hover:bg-danger-tint",
  "on-dark": "bg-white/10 text-white hover:bg-white/20",
  "primary-on-dark": "bg-brand text-white hover:bg-brand-strong",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "h-7 rounded-control px-2.5 text-micro max-desk:h-9 max-desk:text-body",
  md: "h-8 rounded-control px-3 text-body max-desk:h-10 max-desk:text-form",
  lg: "h-9 rounded-control px-3.5 text-body max-desk:h-10 max-desk:text-form",
  xl: "h-11 rounded-card px-4.5 text-form",
};
