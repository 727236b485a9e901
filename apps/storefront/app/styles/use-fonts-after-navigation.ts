import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Puts the shop's letters to use from the next page on, with their rare syllables, also where they came too late for the
 * first one: a page that is being read does not change its face.
 */
export function useFontsAfterNavigation(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current || !document.fonts.check('1em "Shop Letters"')) return;
    document.body.dataset.letters = "whole";
  }, [pathname]);
}
