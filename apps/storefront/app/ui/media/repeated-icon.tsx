import Bell from "lucide-react/icons/bell";
import ShoppingCart from "lucide-react/icons/shopping-cart";

/** Draws the icons that a page shows by the dozen once, for all of them. */
export function RepeatedIcons() {
  return (
    <div hidden>
      <ShoppingCart id="icon-cart" aria-hidden />
      <Bell id="icon-bell" aria-hidden />
    </div>
  );
}

/** Shows one of `RepeatedIcons` as two elements without its paths. */
export function RepeatedIcon({ name, className }: { name: "cart" | "bell"; className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
