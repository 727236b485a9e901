import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import PencilLine from "lucide-react/icons/pencil-line";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import basket from "../../../assets/emoji/basket.webp";
import moneyBag from "../../../assets/emoji/money-bag.webp";
import { MemberPagedListWithStates } from "../../../features/accounts/member-paged-list-with-states.tsx";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";

type ToReview = Reply<"GET /v1/app-users/no-review-products">["list"][number];

/** Delivered products without a review, with the points each would earn. */
export function ProductsToReviewList() {
  return (
    <MemberPagedListWithStates
      name="쓸 수 있는 후기"
      queryKey={["to-review"]}
      load={(page) => api("GET /v1/app-users/no-review-products", { query: { page } })}
      empty={{
        image: basket,
        title: "쓸 수 있는 후기가 없어요",
        text: "상품을 받으면 여기에서 후기를 쓸 수 있어요",
        to: paths.home,
        label: "과일 보러 가기",
      }}
    >
      {(list) => (
        <>
          <PointsOfAll list={list} />
          <ul>
            {list.map((each) => (
              <li key={each.orderItemProduct.id} className="border-b border-line py-5 last:border-0">
                <ToReviewRow toReview={each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </MemberPagedListWithStates>
  );
}

function PointsOfAll({ list }: { list: readonly ToReview[] }) {
  const points = list.reduce((sum, { photoReviewPoint }) => sum + photoReviewPoint, 0);
  if (points === 0) return null;
  return (
    <p className="mt-4 flex items-center gap-3 rounded-lg bg-sunken px-4 py-3.5 text-label">
      <img src={moneyBag} alt="" width={32} height={32} />
      <span>
        사진과 함께 다 쓰면 <b className="font-bold text-brand-ink tabular-nums">{groupDigits(points)}P</b>를
        받을 수 있어요
      </span>
    </p>
  );
}

function ToReviewRow({
  toReview: { orderItemProduct: product, photoReviewPoint, pointUntil },
}: {
  toReview: ToReview;
}) {
  const arrived = product.arrivedAt && `${formatMonthDay(kstDateOf(product.arrivedAt))} 도착`;
  return (
    <>
      <OrderedProductRow
        images={product.image === null ? [] : [product.image]}
        name={product.productName}
        option={[product.optionName, arrived].filter(Boolean).join(" · ")}
      >
        {photoReviewPoint > 0 && pointUntil && (
          <p className="mt-1 text-caption font-semibold text-brand-ink tabular-nums">
            {formatMonthDay(pointUntil)}까지 쓰면 {groupDigits(photoReviewPoint)}P
          </p>
        )}
      </OrderedProductRow>
      <Link
        className={`${buttonClass({ tone: "tint", size: "sm", block: true })} mt-3`}
        to={paths.writeReview(product.id)}
        aria-label={`${product.productName} 후기 쓰기`}
      >
        <PencilLine className="size-4" aria-hidden />
        후기 쓰기
      </Link>
    </>
  );
}
