import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { readAllPages } from "../../../api/read-all-pages.ts";

type Row<Name extends "home-tabs" | "home-sub-tabs" | "display-groups"> =
  Reply<`GET /operator/v1/${Name}`>["list"][number];
export type HomeTab = Row<"home-tabs">;
export type HomePage = Row<"home-sub-tabs">;
export type HomeGroup = Row<"display-groups">;
/** Records of the home; a page is a tab below a tab. */
export type Home = { tabs: HomeTab[]; pages: HomePage[]; groups: HomeGroup[] };

const TAKE = 100;
export const HOME_KEY = ["displays", "home"] as const;

/** Reads the tabs of the home, their pages, and all display groups. */
export async function readHome(): Promise<Home> {
  const [tabs, pages, groups] = await Promise.all([
    readAllPages((next) => callApi("GET /operator/v1/home-tabs", { query: { take: TAKE, ...next } })),
    readAllPages((next) => callApi("GET /operator/v1/home-sub-tabs", { query: { take: TAKE, ...next } })),
    readAllPages((next) => callApi("GET /operator/v1/display-groups", { query: { take: TAKE, ...next } })),
  ]);
  return { tabs, pages, groups };
}

export const useStoredHomeRecords = () => useQuery({ queryKey: HOME_KEY, queryFn: readHome });
