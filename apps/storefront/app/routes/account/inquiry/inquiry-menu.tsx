import { useMutation, useQueryClient } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import type { Inquiry } from "../../../features/inquiries/inquiry-types.ts";
import { showCallFailureSnackbar } from "../../../features/inquiries/show-call-failure-snackbar.ts";
import { paths } from "../../../paths.ts";
import { IconButton } from "../../../ui/form/icon-button.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";

const ROW_CLASS = "flex min-h-13 w-full items-center justify-between gap-3 text-body1 font-medium";

/** Menu of a thread: its order, a new inquiry about the same, and whether answers are told. */
export function InquiryMenu({ inquiry: { id, product, wantsNotice } }: { inquiry: Inquiry }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const choosing = useMutation({
    mutationFn: (wanted: boolean) =>
      api("PUT /v1/app-users/inquiries/{id}/notice", { path: { id }, body: { wantsNotice: wanted } }),
    onSuccess: (changed) => queries.setQueryData(["inquiry", id], changed),
    onError: showCallFailureSnackbar,
  });
  return (
    <>
      <IconButton label="문의 메뉴" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <EllipsisVertical aria-hidden />
      </IconButton>
      <BottomSheet open={open} onClose={() => setOpen(false)} title="문의 메뉴">
        <div className="*:w-full *:flex-row-reverse *:justify-between">
          <Switch
            on={choosing.isPending ? choosing.variables : wantsNotice}
            onChange={(wanted) => choosing.mutate(wanted)}
          >
            <span className="text-body1 font-medium text-ink">답이 오면 알려주세요</span>
          </Switch>
        </div>
        {product && (
          <Link className={ROW_CLASS} to={paths.order(product.orderId)} replace>
            주문 상세 보기
            <ChevronRight className="size-5 text-ink-3" aria-hidden />
          </Link>
        )}
        <Link
          className={ROW_CLASS}
          to={product ? paths.newInquiry(product.orderProductId, product.orderId) : paths.newInquiry()}
          replace
        >
          새로 문의하기
          <ChevronRight className="size-5 text-ink-3" aria-hidden />
        </Link>
        <Link className={ROW_CLASS} to={paths.support} replace>
          고객센터
          <ChevronRight className="size-5 text-ink-3" aria-hidden />
        </Link>
      </BottomSheet>
    </>
  );
}
