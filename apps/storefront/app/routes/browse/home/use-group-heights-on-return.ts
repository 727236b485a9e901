import { type RefCallback, useLayoutEffect, useRef, useState } from "react";

/** Heights in px of a page's groups as they were left, by group id. */
type Heights = ReadonlyMap<number, number>;

const heightsWhenLeft = new Map<string, Heights>();

/**
 * Keeps the heights of a page's groups when it is left. A group not laid out yet counts with its estimate, so that the
 * restored scroll position shows the same content.
 *
 * @param page key of the page, e.g. `home all `
 * @returns `of`: the CSS intrinsic size of a group as it was left, or undefined; `measured`: the ref of a group
 */
export function useGroupHeightsOnReturn(page: string) {
  const groups = useRef(new Map<number, HTMLElement>());
  const [before] = useState(() => heightsWhenLeft.get(page));
  useLayoutEffect(() => {
    const { current } = groups;
    return () => {
      heightsWhenLeft.set(page, heightsOf(current));
    };
  }, [page]);
  return {
    of(group: number): string | undefined {
      const height = before?.get(group);
      return height === undefined ? undefined : `auto ${height}px`;
    },
    measured(group: number): RefCallback<HTMLElement> {
      return (element) => {
        if (element) groups.current.set(group, element);
      };
    },
  };
}

function heightsOf(groups: ReadonlyMap<number, HTMLElement>): Heights {
  return new Map([...groups].map(([id, element]) => [id, element.getBoundingClientRect().height]));
}
