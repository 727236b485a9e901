import { callApi } from "../../api/console-api.ts";
import { readAllPages } from "../../api/read-all-pages.ts";
import { Button } from "../../ui/form/button.tsx";
import { useShortcut } from "../../ui/keyboard/use-shortcut.ts";
import { useAcceptAll } from "./use-accept-all.ts";
import { MOST_ACCEPTED } from "./use-accept-orders.ts";

const PAGE = 100;

/**
 * Accepts every order that waits for it; A does the same. It is left out where nothing waits, and where more wait than one
 * call accepts: those are chosen in the list.
 *
 * @param props `count` number of orders that wait
 */
export function AcceptAllButton({ count }: { count: number }) {
  const { acceptAll, isPending } = useAcceptAll(readWaitingOrders);
  const isShown = count > 0 && count <= MOST_ACCEPTED;
  useShortcut("KeyA", () => {
    if (isShown) acceptAll();
  });
  if (!isShown) return null;
  return (
    <Button size="lg" tone="primary" shortcut="A" busy={isPending} onClick={acceptAll}>
      {count}건 모두 접수하기
    </Button>
  );
}

async function readWaitingOrders(): Promise<number[]> {
  const orders = await readAllPages((nextPage) =>
    callApi("GET /operator/v1/orders", { query: { status: "paid", take: PAGE, ...nextPage } }),
  );
  return orders.map(({ id }) => id);
}
