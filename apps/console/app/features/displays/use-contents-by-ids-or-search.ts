import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { readAllPages } from "../../api/read-all-pages.ts";
import type { ContentField } from "./display-group-labels-and-content-fields.ts";

/** Content of a group: its name, a note and its picture. */
export type Content = { id: number; name: string; note: string | null; image: string | null };

const TAKE = 100;

/** Reads contents by their ids. */
export const useContents = (field: ContentField, ids: readonly number[]) =>
  useQuery({
    queryKey: ["display-contents", field, ids],
    queryFn: async () => {
      const rows = await READS[field]({ ids });
      return rows.filter(({ id }) => ids.includes(id));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

/** Finds contents of a kind by a text. */
export const useFoundContents = (field: ContentField, search: string) =>
  useQuery({
    queryKey: ["display-contents", field, "search", search],
    queryFn: () => READS[field](search === "" ? {} : { search }),
    placeholderData: keepPreviousData,
  });

type Wanted = { ids?: readonly number[]; search?: string };

const READS: Record<ContentField, (wanted: Wanted) => Promise<Content[]>> = {
  async productIds({ ids, search }) {
    const asked =
      ids === undefined
        ? [{ ...(search !== undefined && { search }), take: 30 }]
        : Array.from({ length: Math.ceil(ids.length / TAKE) }, (_, part) => ({
            ids: ids.slice(part * TAKE, (part + 1) * TAKE).join(","),
            take: TAKE,
          }));
    const lists = await Promise.all(asked.map((query) => callApi("GET /operator/v1/products", { query })));
    return lists
      .flatMap(({ list }) => list)
      .map(({ id, name, image, isSoldOut }) => ({ id, name, image, note: isSoldOut ? "품절" : null }));
  },
  async bannerIds({ search }) {
    const rows = await readAllPages((next) =>
      callApi("GET /operator/v1/banners", { query: { ...soughtBy(search), ...next } }),
    );
    return rows.map(({ id, title, image }) => ({ id, name: title, image, note: null }));
  },
  async categoryIds({ search }) {
    const rows = await readAllPages((next) =>
      callApi("GET /operator/v1/categories", { query: { ...soughtBy(search), ...next } }),
    );
    return rows.map(({ id, name }) => ({ id, name, image: null, note: null }));
  },
  async videoIds({ search }) {
    const rows = await readAllPages((next) =>
      callApi("GET /operator/v1/videos", { query: { ...soughtBy(search), ...next } }),
    );
    return rows.map(({ id, title, thumbnail, isHidden }) => ({
      id,
      name: title,
      image: thumbnail,
      note: isHidden ? "숨김" : null,
    }));
  },
};

function soughtBy(search: string | undefined) {
  return { take: TAKE, ...(search !== undefined && { search }) };
}
