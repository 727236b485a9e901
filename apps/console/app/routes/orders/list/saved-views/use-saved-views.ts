import { useState } from "react";
import { useMe } from "../../../../session/use-me.ts";
import { readSavedViews, type SavedView } from "./parse-and-check-saved-views.ts";

/** Returns the operator's own views on this device, the first saved first; another operator of the device has others. */
export function useSavedViews() {
  const { me } = useMe();
  const key = `order-views ${me.id}`;
  const [views, setViews] = useState(() => readSavedViews(localStorage.getItem(key)));
  // Another window may have saved one meanwhile, so each change begins with what is kept.
  const change = (to: (views: SavedView[]) => SavedView[]) => {
    const next = to(readSavedViews(localStorage.getItem(key)));
    localStorage.setItem(key, JSON.stringify(next));
    setViews(next);
  };
  return {
    views,
    /** Keeps a view at the place of the one with its address, a new one as the last. */
    save: (view: SavedView) =>
      change((kept) =>
        kept.some(({ address }) => address === view.address)
          ? kept.map((other) => (other.address === view.address ? view : other))
          : [...kept, view],
      ),
    remove: ({ address }: SavedView) => change((kept) => kept.filter((other) => other.address !== address)),
  };
}
