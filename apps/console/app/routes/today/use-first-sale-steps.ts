import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../api/console-api.ts";
import { useMe } from "../../session/use-me.ts";
import { type FirstSaleStep, lacksGoods, listStepsToFirstSale } from "./list-steps-to-first-sale.ts";

/** Most farms whose terms of returns are looked at. */
const FARMS = 100;

export type FirstSale = {
  /** True for a shop that lacks an order and goods on sale; `null` before it is known. */
  isNeeded: boolean | null;
  /** Steps to the first order; `null` before they have come, and for a shop that has an order or goods on sale. */
  steps: FirstSaleStep[] | null;
  error: Error | null;
  retry(): void;
};

/** Reads what an empty shop still needs; a shop with an order is asked for nothing but its newest one. */
export function useFirstSaleSteps(): FirstSale {
  const { may } = useMe();
  const orders = useQuery({
    queryKey: ["orders", "newest"],
    queryFn: () => callApi("GET /operator/v1/orders", { query: { take: 1 } }),
    enabled: may("orders.read"),
  });
  const hasNoOrder = orders.data?.list.length === 0;
  const farms = useQuery({
    queryKey: ["farms", "newest"],
    queryFn: () => callApi("GET /operator/v1/distributors", { query: { take: 1 } }),
    enabled: hasNoOrder,
  });
  const products = useQuery({
    queryKey: ["products", "newest"],
    queryFn: () => callApi("GET /operator/v1/products", { query: { take: 1 } }),
    enabled: hasNoOrder,
  });
  const soldProducts = useQuery({
    queryKey: ["products", "newest", "stock_in"],
    queryFn: () => callApi("GET /operator/v1/products", { query: { take: 1, status: "stock_in" } }),
    enabled: hasNoOrder,
  });
  const goods =
    farms.data && products.data && soldProducts.data
      ? { farms: farms.data.list, products: products.data.list, soldProducts: soldProducts.data.list }
      : null;
  const enabled = goods !== null && lacksGoods(goods);
  const policies = useQuery({
    queryKey: ["shipping-policies", "newest"],
    queryFn: () => callApi("GET /operator/v1/shipping-policies", { query: { take: FARMS } }),
    enabled,
  });
  const settings = useQuery({
    queryKey: ["settings"],
    queryFn: () => callApi("GET /operator/v1/settings", {}),
    enabled,
  });
  const isOpen = !may("orders.read") || (orders.data !== undefined && !hasNoOrder);
  const queries = [orders, farms, products, soldProducts, policies, settings];
  return {
    isNeeded: isOpen ? false : goods && lacksGoods(goods),
    steps:
      enabled && policies.data && settings.data
        ? listStepsToFirstSale({ ...goods, policies: policies.data.list, settings: settings.data.list })
        : null,
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.forEach(({ error, refetch }) => void (error && refetch())),
  };
}
