import { variant } from "#variant/brand-settings.ts";
import { buttonClass } from "../../../../ui/form/button.tsx";
import { Modal } from "../../../../ui/overlay/modal.tsx";
import { appStoresForDevice } from "./app-stores-for-device.ts";

type GetAppProps = {
  open: boolean;
  onClose(): void;
  onShare(): void;
};

/** Modal for a product sold in the app only, with links to the stores. Rendered in the browser only. */
export function GetAppModal({ open, onClose, onShare }: GetAppProps) {
  return (
    <Modal
      style="withTitle"
      open={open}
      onClose={onClose}
      title="앱에서 살 수 있어요"
      cancelLabel="닫기"
      confirm={{ label: "주소 보내기", run: onShare }}
    >
      휴대폰의 {variant.displayName} 앱에서 이 상품을 열어 주세요. 상품 주소를 보내 두면 바로 찾을 수 있어요.
      <span className="mt-4 flex flex-col gap-2">
        {appStoresForDevice(navigator.userAgent, variant.apps).map(({ name, url }) => (
          <a
            key={name}
            className={buttonClass({ tone: "tint", block: true })}
            href={url}
            rel="noopener noreferrer"
            target="_blank"
          >
            {name}에서 앱 받기
          </a>
        ))}
      </span>
    </Modal>
  );
}
