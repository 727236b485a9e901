import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  INQUIRY_PHOTO_BYTES,
  INQUIRY_PHOTOS,
  inquiryText,
} from "@todayfruit/domain/inquiries/inquiry-limits";
import { maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { PhotoPicker } from "../../../features/images/photo-picker.tsx";
import { usePhotoUploads } from "../../../features/images/use-photo-uploads.ts";
import { GuestInquiryHint } from "../../../features/inquiries/guest-inquiry-hint.tsx";
import {
  dropDraft,
  type InquiryDraft,
  keepDraft,
  readDraft,
} from "../../../features/inquiries/inquiry-draft-storage.ts";
import { showCallFailureSnackbar } from "../../../features/inquiries/show-call-failure-snackbar.ts";
import { paths } from "../../../paths.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { ContentsField } from "./contents-field.tsx";
import { KindField } from "./kind-field.tsx";
import { OrderedProductField } from "./ordered-product-field.tsx";

type InquiryFormProps = {
  user: User;
  /** True for a guest, who asks about an order only. */
  isGuest: boolean;
  /** Ordered product that is chosen at first, and its order. */
  first: number | null;
  orderId: number | null;
};

/** Kind, order, text and pictures of an inquiry. The draft stays on the device until it is sent. */
export function InquiryForm({ user, isGuest, first, orderId }: InquiryFormProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<InquiryDraft>({ kind: null, contents: "" });
  const [orderProductId, setOrderProductId] = useState(first);
  const [wantsNotice, setWantsNotice] = useState(true);
  const [wasTried, setWasTried] = useState(false);
  const photos = usePhotoUploads(INQUIRY_PHOTOS, [], INQUIRY_PHOTO_BYTES);
  const form = useRef<HTMLFormElement>(null);
  const text = inquiryText(draft.contents);
  const lacksOrder = isGuest && orderProductId === null;
  useEffect(() => setDraft(readDraft(window.localStorage)), []);

  function change(part: Partial<InquiryDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(window.localStorage, next);
  }

  const sending = useMutation({
    mutationFn: (kind: NonNullable<InquiryDraft["kind"]>) =>
      api("POST /v1/app-users/inquiries", {
        body: { kind, orderProductId, wantsNotice, contents: draft.contents, photos: [...photos.paths] },
      }),
    onSuccess: ({ id }) => {
      dropDraft(window.localStorage);
      void queries.invalidateQueries({ queryKey: ["inquiries"] });
      showSnackbar("문의를 보냈어요", { tone: "success" });
      void navigate(paths.inquiry(id), { replace: true });
    },
    onError: showCallFailureSnackbar,
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (draft.kind !== null && !lacksOrder && text.ok && !photos.isBusy) sending.mutate(draft.kind);
    else
      setTimeout(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] button")?.focus(),
      );
  }

  return (
    <form ref={form} className="flex grow flex-col" noValidate onSubmit={send}>
      <div className="flex flex-col gap-6 bg-surface px-gutter pt-5 pb-8">
        <KindField
          kind={draft.kind}
          error={wasTried && draft.kind === null ? "무엇에 대한 문의인지 골라 주세요" : undefined}
          onKind={(kind) => change({ kind })}
        />
        <OrderedProductField
          chosen={orderProductId}
          orderId={orderId}
          isRequired={isGuest}
          error={wasTried && lacksOrder ? "어떤 주문인지 골라 주세요" : undefined}
          onChoose={setOrderProductId}
        />
        {isGuest && <GuestInquiryHint next={paths.newInquiry()} />}
        <ContentsField
          contents={draft.contents}
          wasTried={wasTried}
          onContents={(contents) => change({ contents })}
        />
        <section aria-label="사진">
          <p className="mb-2 text-label font-semibold text-ink-2">
            사진{" "}
            <span className="font-normal tabular-nums">
              {photos.list.length} / {INQUIRY_PHOTOS}
            </span>
          </p>
          <PhotoPicker photos={photos} most={INQUIRY_PHOTOS} />
          <p className="mt-2 text-caption text-ink-3">한 장에 10MB까지, 찍은 곳 정보는 지우고 올려요</p>
        </section>
        <div className="*:w-full *:flex-row-reverse *:justify-between">
          <Switch on={wantsNotice} onChange={setWantsNotice}>
            <span>
              <b className="block text-body2 font-semibold text-ink">답이 오면 알려주세요</b>
              <span className="tabular text-caption text-ink-3">
                {isGuest
                  ? "주문할 때 적은 번호로 보내요"
                  : `앱 알림${user.phone === null ? "" : ` · ${maskPhone(user.phone)} 카카오톡`}`}
              </span>
            </span>
          </Switch>
        </div>
      </div>
      <BottomActionBar>
        <Button type="submit" block size="lg" busy={sending.isPending || (wasTried && photos.isBusy)}>
          문의 보내기
        </Button>
      </BottomActionBar>
    </form>
  );
}
