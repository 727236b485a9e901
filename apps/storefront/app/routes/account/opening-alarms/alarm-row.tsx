import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { saleOpensAt } from "@todayfruit/domain/catalog/sale-opens-at";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { derivePhotoTintByCategory } from "../../../features/catalog/derive-photo-tint-by-category.ts";
import { saleWindowFromProduct } from "../../../features/catalog/sale/sale-window-from-product.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type Alarm = Reply<"GET /v1/alarm/product">["list"][number];

/** Product with an opening alarm and its opening time; one that opened is marked and has no cancel button. */
export function AlarmRow({ alarm: { product, notifiedAt, createdAt } }: { alarm: Alarm }) {
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api("DELETE /v2/alarm/product/{id}/open", { path: { id: product.id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["alarms"] });
      void queries.invalidateQueries({ queryKey: ["alarm", product.id] });
      showSnackbar("오픈 알림을 취소했어요", { tone: "success" });
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  const opens = saleOpensAt(saleWindowFromProduct(product, createdAt));
  return (
    <li className="relative flex gap-3 border-b border-line px-gutter py-4">
      <Photo
        className="w-18 flex-none self-start rounded-md"
        path={product.images[0]}
        alt=""
        tint={derivePhotoTintByCategory(product.category)}
        sizes="72px"
      />
      <div className="min-w-0 flex-1">
        <Badge tone={notifiedAt === null ? "mute" : "brand"}>
          {notifiedAt === null ? "알림 신청됨" : "오픈했어요"}
        </Badge>
        <h3 className="mt-1 line-clamp-2 text-body2 font-medium">
          <Link className="after:absolute after:inset-0" to={paths.product(product.id)}>
            {product.name}
          </Link>
        </h3>
        <p className="mt-0.5 text-caption text-ink-3 tabular-nums">
          {opens === null
            ? "날짜를 정하고 있어요"
            : `${formatMonthDay(kstDateOf(opens))} ${kstTimeOf(opens)} 오픈`}
        </p>
      </div>
      {notifiedAt === null && (
        <Button
          className="relative self-center"
          tone="outline"
          size="xs"
          busy={cancel.isPending}
          aria-label={`${product.name} 오픈 알림 취소`}
          onClick={() => cancel.mutate()}
        >
          취소
        </Button>
      )}
    </li>
  );
}
