import Settings from "lucide-react/icons/settings";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { ICON_BUTTON_CLASS } from "../../../../ui/form/icon-button.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { ProduceNoticeSwitches } from "./produce-notice-switches.tsx";

/** Settings of the notices of produce: a button of the bar that opens them in a sheet, with a link to all settings. */
export function ProduceNoticeSettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={ICON_BUTTON_CLASS}
        aria-label="알림 설정"
        onClick={() => setOpen(true)}
      >
        <Settings aria-hidden />
      </button>
      <BottomSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title="후숙·보관 알림"
        foot={
          <Button size="lg" className="w-full" onClick={() => setOpen(false)}>
            다 했어요
          </Button>
        }
      >
        <p className="text-label text-ink-3">받은 날과 과일에 맞춰 아침 9시에 알려드려요</p>
        <ProduceNoticeSwitches />
        <Link
          className="mt-4 inline-flex min-h-11 items-center text-label text-ink-2 underline"
          to={paths.settings}
          replace
        >
          다른 알림 설정
        </Link>
      </BottomSheet>
    </>
  );
}
