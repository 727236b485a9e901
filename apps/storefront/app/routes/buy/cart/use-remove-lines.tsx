import { useQueryClient } from "@tanstack/react-query";
import { josa } from "@todayfruit/domain/korean/josa";
import { type ReactNode, useState } from "react";
import { listTrackedLineItems } from "../../../analytics/list-tracked-line-items.ts";
import { track } from "../../../analytics/page-event-queue.ts";
import { api } from "../../../api/browser-api.ts";
import { CART_QUERY_KEY } from "../../../features/cart/cart-query-key.ts";
import { nameProductsInRefusalText } from "../../../features/checkout/name-products-in-refusal-text.ts";
import { USER_QUERY_KEY } from "../../../session/session-provider.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { groupsOf } from "./state/cart-types-and-readers.ts";
import type { OptimisticCartQueue } from "./state/optimistic-cart-queue.ts";

type Lines = ReturnType<typeof groupsOf>;

/** Removes lines from the cart: a single one with an undo in the snackbar, several after a confirmation. */
export function useRemoveLines(queue: OptimisticCartQueue): {
  removeLine(line: Lines[number]): void;
  askToRemove(lines: Lines): void;
  question: ReactNode;
} {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Lines>([]);
  const [open, setOpen] = useState(false);

  async function removeLine(line: Lines[number]): Promise<void> {
    const { item, group } = line;
    if (!(await queue.remove([{ itemId: item.id, groupId: group.id }]))) return;
    trackRemovedLines([line]);
    const undo = { label: "되돌리기", run: () => void putBack(line) };
    // A line that can no longer be ordered could not be restored.
    showSnackbar(`${josa(item.product.name, "을/를")} 뺐어요`, group.block === null ? { action: undo } : {});
  }

  async function putBack({ item, group }: Lines[number]): Promise<void> {
    const option = { optionId: group.productOptionCombination.id, optionUnit: group.optionUnit };
    try {
      await api("POST /v1.2/app-users/shopping-carts", {
        body: { productId: item.product.id, optionGroups: [option] },
      });
      void queries.invalidateQueries({ queryKey: USER_QUERY_KEY });
    } catch (error) {
      showSnackbar(nameProductsInRefusalText(error), { tone: "failure" });
    }
    await queries.invalidateQueries({ queryKey: CART_QUERY_KEY });
  }

  async function removeAsked(): Promise<void> {
    setOpen(false);
    const lines = asked.map(({ item, group }) => ({ itemId: item.id, groupId: group.id }));
    if (!(await queue.remove(lines))) return;
    trackRemovedLines(asked);
    showSnackbar(`상품 ${lines.length}개를 뺐어요`);
  }

  return {
    removeLine: (line) => void removeLine(line),
    askToRemove: (lines) => {
      setAsked(lines);
      setOpen(true);
    },
    question: (
      <Modal
        style="withTitle"
        open={open}
        onClose={() => setOpen(false)}
        title="고른 상품을 지울까요?"
        cancelLabel="그대로 두기"
        confirm={{ label: "지우기", run: () => void removeAsked(), destructive: true }}
      >
        상품 {asked.length}개가 장바구니에서 빠져요.
      </Modal>
    ),
  };
}

function trackRemovedLines(lines: Lines): void {
  const bundleItems = lines.map(({ item, group }) => ({ product: item.product, optionGroups: [group] }));
  track("remove_from_cart", { lines: listTrackedLineItems([{ bundleItems }]) });
}
