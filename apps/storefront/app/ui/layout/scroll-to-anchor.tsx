import { useEffect } from "react";
import { useLocation } from "react-router";

/** Brings the part of the page that the address names (`#…`) into view, once the part that it renders with is there. */
export function ScrollToAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return null;
}
