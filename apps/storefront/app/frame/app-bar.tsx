import ChevronLeft from "lucide-react/icons/chevron-left";
import Search from "lucide-react/icons/search";
import Share2 from "lucide-react/icons/share-2";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { paths } from "../paths.ts";
import { useCartCount } from "../session/use-cart-count.ts";
import { ICON_BUTTON_CLASS } from "../ui/form/icon-button.tsx";
import { Logo } from "./logo.tsx";

type AppBarProps = {
  /** The page's `h1`; a page with its own heading in the content leaves it out. */
  title?: ReactNode;
  back?: boolean;
  /** Begins the bar with the title, on a page of the bottom navigation. */
  first?: boolean;
  logo?: boolean;
  search?: boolean;
  /** Shows the cart button with its count. */
  cart?: boolean;
  share?: () => void;
  /** Further buttons on the right. */
  children?: ReactNode;
};

/** The bar at the top of every page; a hairline appears once the page is scrolled by 4 px. */
export function AppBar({ title, back, first, logo, search, cart, share, children }: AppBarProps) {
  const lifted = useScrolled(4);
  const titlePlace = first
    ? "pl-3 text-title2"
    : "pointer-events-none absolute inset-x-[96px] text-center text-title3";
  return (
    <header
      className={`sticky top-0 z-appbar flex h-13 items-center bg-canvas/94 px-1 backdrop-blur-md @wide:px-3 ${lifted ? "inset-shadow-line" : ""}`}
    >
      {back && <BackButton />}
      {logo && <Logo />}
      {title && (
        <h1
          className={`overflow-hidden font-bold tracking-tight text-ellipsis whitespace-nowrap ${titlePlace}`}
        >
          {title}
        </h1>
      )}
      <span className="flex-1" />
      {children}
      {search && (
        <Link className={ICON_BUTTON_CLASS} to={paths.search} aria-label="검색">
          <Search aria-hidden />
        </Link>
      )}
      {share && (
        <button className={ICON_BUTTON_CLASS} type="button" aria-label="공유하기" onClick={share}>
          <Share2 aria-hidden />
        </button>
      )}
      {cart && <CartButton />}
    </header>
  );
}

export function BackButton() {
  const navigate = useNavigate();
  /** Back button; goes home when the page was opened from outside and there is no history. */
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate(paths.home));
  return (
    <button className={ICON_BUTTON_CLASS} type="button" aria-label="뒤로 가기" onClick={goBack}>
      <ChevronLeft aria-hidden />
    </button>
  );
}

/** Cart button with its count; subscribes to the count alone, so that a change renders only the button. */
export function CartButton() {
  const count = useCartCount();
  return (
    <Link
      className={ICON_BUTTON_CLASS}
      to={paths.cart}
      aria-label={count > 0 ? `장바구니, 상품 ${count}개` : "장바구니"}
    >
      <ShoppingCart aria-hidden />
      {count > 0 && (
        <span className="absolute top-1 right-0.5 h-4.5 min-w-4.5 rounded-9 bg-sale px-5px text-center text-nano/4.5 font-bold text-white tabular-nums ring-2 ring-canvas">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}

function useScrolled(distance: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > distance);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [distance]);
  return scrolled;
}
