import type { Reply } from "@todayfruit/contract/all-calls";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pagePreview } from "../../preview/read-preview-token-and-instant.ts";
import { serverClock } from "../../server-clock/server-clock.ts";
import { Button } from "../../ui/form/button.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import { BottomSheet } from "../../ui/overlay/bottom-sheet.tsx";
import { closePopupForDay } from "./closed-popups-storage.ts";

type PopupSheetProps = {
  popup: Reply<"GET /v1/popups">["list"][number];
  onClosed(): void;
};

/** Popup of the home: its picture and text, closed in this tab or for the day, or left for the page it leads to. */
export function PopupSheet({ popup, onClosed }: PopupSheetProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const isFollowed = useRef(false);

  function close({ forDay = false, follow = false }: { forDay?: boolean; follow?: boolean }): void {
    const store = forDay || follow ? window.localStorage : window.sessionStorage;
    // A preview leaves no trace on the device of the operator.
    if (pagePreview === null) closePopupForDay(store, popup.id, serverClock.now());
    isFollowed.current = follow;
    setOpen(false);
  }

  return (
    <BottomSheet
      open={open}
      title={popup.title}
      onClose={() => close({})}
      onClosed={() => {
        onClosed();
        if (isFollowed.current && popup.href !== null) void navigate(popup.href);
      }}
      foot={
        <div className="flex gap-2">
          <Button tone="outline" onClick={() => close({ forDay: true })}>
            오늘 하루 보지 않기
          </Button>
          <Button block onClick={() => close({ follow: popup.href !== null })}>
            {popup.href === null ? "닫기" : "보러 가기"}
          </Button>
        </div>
      }
    >
      {popup.image && (
        <Photo path={popup.image} alt={popup.imageAlt} ratio="4/3" sizes="(min-width: 720px) 688px, 92vw" />
      )}
      {popup.text && <p className="mt-3 whitespace-pre-line text-body2 text-ink-2">{popup.text}</p>}
    </BottomSheet>
  );
}
