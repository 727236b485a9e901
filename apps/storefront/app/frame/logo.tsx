import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { paths } from "../paths.ts";

/** A round fruit whose leaf leans right, clock hands cut in white, and the name of the variant, as in its titles and footer. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <Link
      className={`inline-flex h-11 items-center gap-7px font-extrabold tracking-price ${large ? "text-figure5" : "pl-3 fs-title2"}`}
      to={paths.home}
    >
      <Mark className="size-7" />
      <span>{variant.displayName}</span>
      <span className="sr-only"> 홈</span>
    </Link>
  );
}

/** The round fruit alone. */
export function Mark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path className="fill-leaf" d="M15.6 8.6C16.4 3.6 20.6 1.2 25.4 1.8c.2 4.9-3.8 8-9.8 6.8Z" />
      <circle className="fill-brand" cx="16" cy="19.2" r="11.6" />
      <path
        d="M16 13v6.4l4.4 2.6"
        fill="none"
        stroke="white"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
