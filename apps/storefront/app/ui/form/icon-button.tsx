import type { ComponentProps } from "react";

/** The look of a 44 px icon button, for links too. */
export const ICON_BUTTON_CLASS =
  "relative inline-flex size-11 flex-none items-center justify-center rounded-md text-ink transition-colors duration-(--dur-tap) active:bg-sunken disabled:text-ink-disabled";

/** Button that shows only an icon; `label` is its accessible name. */
export function IconButton({ label, className = "", ...rest }: ComponentProps<"button"> & { label: string }) {
  return (
    <button className={`${ICON_BUTTON_CLASS} ${className}`} type="button" aria-label={label} {...rest} />
  );
}
