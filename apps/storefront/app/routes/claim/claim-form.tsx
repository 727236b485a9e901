import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { type ClaimReason, type ClaimWish, isSellersFault } from "@todayfruit/domain/claims/vocabulary";
import { useRef, useState } from "react";
import { refusalCodeOf } from "../../api/api-error.ts";
import { apiWithKey } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { claimReasonText, claimWishText } from "../../ui/claim/claim-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { RadioCards } from "../../ui/form/radio-card.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { BottomBar } from "../../ui/order/bottom-bar.tsx";
import { OrderLine } from "../../ui/order/order-line.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { Won } from "../../ui/product/price-block.tsx";
import { PhotoPicker } from "../../ui/upload/photo-picker.tsx";
import { usePhotos } from "../../ui/upload/use-photos.ts";
import { problemsOf, type RefundAccount, refundBanks } from "../../ui/withdraw/refund-account.ts";
import { RefundAccountFields } from "../../ui/withdraw/refund-account-fields.tsx";
import { type Claimable, expectedRefund, firstDraft, piecesOf } from "./claim-draft.ts";
import { ClaimLines } from "./claim-lines.tsx";

type ClaimFormProps = {
  orderId: number;
  productId: number;
  claimable: Claimable;
  onDone(): void;
};

const MOST_PHOTOS = 10;
const NO_ACCOUNT: RefundAccount = { owner: "", bankName: refundBanks[0], accountNumber: "" };

/** 교환·반품 신청: the problem, the products, pictures, and the remedy wanted. */
export function ClaimForm({ orderId, productId, claimable, onDone }: ClaimFormProps) {
  const queries = useQueryClient();
  const photos = usePhotos(MOST_PHOTOS);
  const [reason, setReason] = useState<ClaimReason | null>(null);
  const [wish, setWish] = useState<ClaimWish>("refund");
  const [details, setDetails] = useState("");
  const [draft, setDraft] = useState(() => firstDraft(claimable.options));
  const [account, setAccount] = useState<RefundAccount>(NO_ACCOUNT);
  const [wasTried, setWasTried] = useState(false);
  const key = useRef<string | null>(null);
  const needsAccount = claimable.needsAccount && wish === "refund";
  const picked = [...draft].filter(([, line]) => line.isPicked);
  const missing = {
    reason: reason === null,
    lines: picked.length === 0 || picked.some(([, line]) => piecesOf(line) === "wrong"),
    photos: reason !== null && isSellersFault(reason) && photos.paths.length === 0,
    details: details.trim() === "",
    account: needsAccount && problemsOf(account) !== null,
  };
  const sending = useMutation({
    mutationFn: (why: ClaimReason) => {
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)("POST /v1/app-users/order-items/{id}/products/{pid}/claims", {
        path: { id: orderId, pid: productId },
        body: {
          wish,
          reason: why,
          details: details.trim(),
          photos: [...photos.paths],
          options: picked.map(([id, line]) => {
            const pieces = piecesOf(line);
            return { id, optionUnit: line.units, ...(pieces !== null && pieces !== "wrong" && { pieces }) };
          }),
          ...(needsAccount && { withdrawAccount: account }),
        },
      });
    },
    onSuccess: async () => {
      showSnackbar(`${claimWishText[wish]}을 신청했어요. 확인하고 알려 드릴게요`, { tone: "success" });
      await Promise.all(
        [["order", orderId], ["orders"], ["claims", orderId]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      onDone();
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      showSnackbar(errorText(error), { tone: "failure" });
    },
  });

  function submit(): void {
    setWasTried(true);
    if (reason === null || Object.values(missing).includes(true) || photos.isBusy) {
      showSnackbar(photos.isBusy ? "사진을 올리고 있어요. 잠시만 기다려 주세요" : "빠진 곳을 확인해 주세요", {
        tone: "failure",
      });
      requestAnimationFrame(showFirstProblem);
      return;
    }
    sending.mutate(reason);
  }

  return (
    <>
      <div className="bg-surface px-gutter py-5">
        <OrderLine
          images={claimable.image === null ? [] : [claimable.image]}
          name={claimable.productName}
          option={`${formatMonthDay(claimable.until)}까지 신청할 수 있어요`}
        />
      </div>
      <Panel title="어떤 문제가 있나요?">
        <RadioCards<ClaimReason>
          label="신청하는 까닭"
          look="row"
          value={reason}
          onChange={setReason}
          options={claimable.reasons.map((value) => ({
            value,
            content: (
              <span>
                {claimReasonText[value]}
                {value === "changed_mind" && claimable.changedMindUntil && (
                  <span className="block text-caption text-ink-3">
                    {formatMonthDay(claimable.changedMindUntil)}까지 · 반품 배송비{" "}
                    <Won amount={claimable.returnShippingFee} />
                  </span>
                )}
              </span>
            ),
          }))}
        />
        <Problem shows={wasTried && missing.reason}>까닭을 골라 주세요</Problem>
      </Panel>
      <Panel title="어떤 상품인가요?">
        <ClaimLines
          options={claimable.options}
          draft={draft}
          showsErrors={wasTried}
          onChange={(id, line) => setDraft(new Map(draft).set(id, line))}
        />
        <Problem shows={wasTried && missing.lines}>신청할 상품과 개수를 확인해 주세요</Problem>
      </Panel>
      <Panel title="사진을 보여 주세요">
        <p className="mb-3 text-label text-ink-2">
          가급적 받은 날 상품, 상자, 송장이 보이게 찍어 주세요. 위치 정보는 지우고 보관해요.
        </p>
        <PhotoPicker photos={photos} most={MOST_PHOTOS} />
        <Problem shows={wasTried && missing.photos}>상품 상태가 보이는 사진을 한 장 이상 올려 주세요</Problem>
      </Panel>
      <Panel title="자세히 알려 주세요">
        <TextArea
          label="자세한 내용"
          labelHidden
          maxLength={1000}
          placeholder="어떤 문제가 있는지 적어 주세요"
          value={details}
          error={wasTried && missing.details ? "어떤 문제가 있는지 적어 주세요" : undefined}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
      </Panel>
      <Panel title="어떻게 해 드릴까요?">
        <RadioCards<ClaimWish>
          label="원하는 처리"
          look="tile"
          className="grid grid-cols-2 gap-2"
          value={wish}
          onChange={setWish}
          options={(["refund", "replace"] as const).map((value) => ({
            value,
            content: claimWishText[value],
          }))}
        />
        {wish === "refund" && reason !== null && (
          <p className="mt-4 flex items-baseline justify-between gap-3" aria-live="polite">
            <span className="text-ink-2">예상 환불 금액</span>
            <b className="text-title3 font-bold tabular">
              <Won amount={expectedRefund(claimable, draft, reason)} />
            </b>
          </p>
        )}
        {needsAccount && (
          <RefundAccountFields account={account} onChange={setAccount} showsProblems={wasTried} />
        )}
        <p className="mt-2 text-caption text-ink-3">
          사진을 확인한 뒤 처리해요. 돈은 결제한 수단으로 먼저, 포인트는 그다음에 돌려드려요.
        </p>
      </Panel>
      <BottomBar>
        <Button block size="lg" busy={sending.isPending} onClick={submit}>
          신청하기
        </Button>
      </BottomBar>
    </>
  );
}

/** Scrolls to the first error once it is rendered and focuses the control that corrects it. */
function showFirstProblem(): void {
  const problem = document.querySelector("[data-problem], [aria-invalid=true]");
  const field = problem?.matches("[aria-invalid=true]")
    ? problem
    : problem?.closest("fieldset, section")?.querySelector("input:enabled, button:enabled");
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  problem?.scrollIntoView({ block: "center" });
}

function Problem({ shows, children }: { shows: boolean; children: string }) {
  return (
    <p
      aria-live="polite"
      className="mt-2 text-caption text-danger empty:hidden"
      data-problem={shows || undefined}
    >
      {shows ? children : null}
    </p>
  );
}
