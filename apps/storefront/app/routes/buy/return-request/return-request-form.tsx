import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { isSellersFault, type ReturnReason } from "@todayfruit/domain/returns/return-reasons";
import type { ReturnResolution } from "@todayfruit/domain/returns/return-resolution";
import { useState } from "react";
import { usePhotoUploads } from "../../../features/images/use-photo-uploads.ts";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import {
  EMPTY_ACCOUNT,
  problemsOf,
  type RefundAccount,
} from "../../../features/refunds/refund-account-banks-and-validation.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { firstDraft, piecesOf, type Returnable } from "./create-and-parse-return-draft.ts";
import { FormError, showFirstFormError } from "./form-error.tsx";
import { MOST_PHOTOS, PhotosPanel } from "./photos-panel.tsx";
import { ReasonPanel } from "./reason-panel.tsx";
import { RemedyPanel } from "./remedy-panel.tsx";
import { ReturnLines } from "./return-lines.tsx";
import { useReturnRefundPreview } from "./use-return-refund-preview.ts";
import { useSendReturnRequest } from "./use-send-return-request.ts";

type ReturnRequestFormProps = {
  orderId: number;
  productId: number;
  returnable: Returnable;
  onDone(): void;
};

/** 교환·반품 신청: the problem, the products, pictures, and the remedy wanted. */
export function ReturnRequestForm({ orderId, productId, returnable, onDone }: ReturnRequestFormProps) {
  const photos = usePhotoUploads(MOST_PHOTOS);
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const [remedy, setRemedy] = useState<ReturnResolution>("refund");
  const [details, setDetails] = useState("");
  const [draft, setDraft] = useState(() => firstDraft(returnable.options));
  const [account, setAccount] = useState<RefundAccount>(EMPTY_ACCOUNT);
  const [wasTried, setWasTried] = useState(false);
  const request = useSendReturnRequest(orderId, productId, onDone);
  const needsAccount = returnable.needsAccount && remedy === "refund";
  const picked = [...draft].filter(([, line]) => line.isPicked);
  const isComplete = picked.length > 0 && picked.every(([, line]) => piecesOf(line) !== "wrong");
  const options = isComplete
    ? picked.map(([id, line]) => {
        const pieces = piecesOf(line);
        return { id, optionUnit: line.units, ...(pieces !== null && pieces !== "wrong" && { pieces }) };
      })
    : [];
  const preview = useReturnRefundPreview(
    orderId,
    productId,
    remedy === "refund" && reason !== null && isComplete ? { reason, options } : null,
  );
  const missing = {
    reason: reason === null,
    lines: !isComplete,
    photos: reason !== null && isSellersFault(reason) && photos.paths.length === 0,
    details: details.trim() === "",
    account: needsAccount && problemsOf(account) !== null,
  };

  // What the buyer sees is what is sent along: never a sum that is being asked for anew.
  const shown = preview.isPlaceholderData ? undefined : preview.data;

  function submit(): void {
    setWasTried(true);
    if (reason === null || Object.values(missing).includes(true) || photos.isBusy) {
      showSnackbar(photos.isBusy ? "사진을 올리고 있어요. 잠시만 기다려 주세요" : "빠진 곳을 확인해 주세요", {
        tone: "failure",
      });
      // After the next paint: the messages are rendered by then, and the button that was pressed has its focus.
      requestAnimationFrame(() => requestAnimationFrame(showFirstFormError));
      return;
    }
    request.mutate({
      wish: remedy,
      reason,
      details: details.trim(),
      photos: [...photos.paths],
      options,
      ...(remedy === "refund" && shown && { refundPrice: shown.refundPrice, refundPoint: shown.refundPoint }),
      ...(needsAccount && { withdrawAccount: account }),
    });
  }

  return (
    <>
      <div className="bg-surface px-gutter py-5">
        <OrderedProductRow
          images={returnable.image === null ? [] : [returnable.image]}
          name={returnable.productName}
          option={`${formatMonthDay(returnable.until)}까지 신청할 수 있어요`}
        />
      </div>
      <ReasonPanel returnable={returnable} reason={reason} onChange={setReason} showsProblems={wasTried} />
      <Panel title="어떤 상품인가요?">
        <ReturnLines
          options={returnable.options}
          draft={draft}
          showsErrors={wasTried}
          onChange={(id, line) => setDraft(new Map(draft).set(id, line))}
        />
        <FormError shows={wasTried && missing.lines}>신청할 상품과 개수를 확인해 주세요</FormError>
      </Panel>
      <PhotosPanel photos={photos} isMissing={wasTried && missing.photos} />
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
      <RemedyPanel
        remedy={remedy}
        onChange={setRemedy}
        refund={remedy === "refund" && isComplete ? (preview.data ?? null) : null}
        account={needsAccount ? account : null}
        onAccount={setAccount}
        showsProblems={wasTried}
      />
      <BottomActionBar>
        <Button block size="lg" busy={request.isPending} onClick={submit}>
          신청하기
        </Button>
      </BottomActionBar>
    </>
  );
}
