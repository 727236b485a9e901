import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { hangulFromKeys } from "@todayfruit/domain/korean/wrong-keyboard-layout";
import { callApi } from "../../api/console-api.ts";
import { parseMemberSearch } from "../../features/members/parse-member-search.ts";
import { useMe } from "../../session/use-me.ts";

export type OrderHit = Reply<"GET /operator/v1/orders">["list"][number];
export type ProductHit = Reply<"GET /operator/v1/products">["list"][number];
export type MemberHit = Reply<"GET /operator/v1/members">["list"][number];

const MOST = 5;
/** Fewest characters by which people and orders are looked for. */
const FEWEST = 2;

/** Finds orders, products and members by what was typed, as far as the operator may see them. */
export function useHits(typed: string) {
  const { me, may } = useMe();
  const isOfShop = me.distributorIds === null;
  const isLongEnough = typed.length >= FEWEST;
  const orders = useQuery({
    queryKey: ["orders", "palette", typed],
    queryFn: () => callApi("GET /operator/v1/orders", { query: { search: typed, take: MOST } }),
    enabled: isLongEnough && isOfShop && may("orders.read"),
    placeholderData: keepPreviousData,
  });
  const products = useQuery({
    queryKey: ["products", "palette", typed],
    queryFn: () =>
      callApi("GET /operator/v1/products", { query: { search: hangulFromKeys(typed) ?? typed, take: MOST } }),
    enabled: isLongEnough && isOfShop && may("orders.read"),
    placeholderData: keepPreviousData,
  });
  const members = useQuery({
    queryKey: ["members", "palette", typed],
    queryFn: () =>
      callApi("GET /operator/v1/members", { query: { ...parseMemberSearch(typed), take: MOST } }),
    enabled: isLongEnough && isOfShop && may("members.read"),
    placeholderData: keepPreviousData,
  });
  const found = [orders, products, members];
  return {
    orders: (isLongEnough && orders.data?.list) || [],
    products: (isLongEnough && products.data?.list) || [],
    members: (isLongEnough && members.data?.list) || [],
    isLooking: found.some(({ isFetching }) => isFetching),
    error: found.find(({ error }) => error)?.error ?? null,
  };
}
