import type { LucideIcon } from "lucide-react";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link } from "react-router";

export const ROW_CLASS =
  "flex min-h-14 w-full items-center gap-3 px-gutter py-2 text-left text-body1 font-medium";

type RowProps = {
  icon: LucideIcon;
  /** A count or a hint at the end of the row. */
  note?: ReactNode;
  children: string;
};

/** Row of a member's page that leads to a page of the shop. */
export function RowLink({ to, ...row }: RowProps & { to: string }) {
  return (
    <Link className={ROW_CLASS} to={to}>
      <RowContents {...row} />
    </Link>
  );
}

/** Row that leads to a page outside of the shop, in a window of its own. */
export function OutsideRow({ href, ...row }: RowProps & { href: string }) {
  return (
    <a className={ROW_CLASS} href={href} rel="noreferrer" target="_blank">
      <RowContents {...row} />
    </a>
  );
}

/** Contents of a row, for one that is a button. */
export function RowContents({ icon: Icon, note, children }: RowProps) {
  return (
    <>
      <Icon className="flex-none text-ink-2" aria-hidden />
      <span className="min-w-0">{children}</span>
      <span className="ml-auto flex-none text-right text-label text-ink-3 tabular-nums">{note}</span>
      <ChevronRight className="size-18px flex-none text-ink-3" aria-hidden />
    </>
  );
}
