import type { ReactNode } from "react";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import speech from "../assets/emoji/speech.webp";
import { useVariantSettings } from "../features/support/use-variant-settings.ts";
import { paths } from "../paths.ts";
import { Logo } from "./logo.tsx";
import { PageQrCode } from "./page-qr-code.tsx";

export function LeftAside() {
  return (
    <aside className="aside-panel" data-side="left" aria-label={`${variant.displayName} 소개`}>
      <div>
        <Logo large />
        <p className="mt-5 text-figure3/10.5 font-extrabold tracking-figure text-balance">{variant.slogan}</p>
        <p className="mt-4 text-ink-2">
          산지에서 고르고, 그날 바로 보내요.
          <br />
          휴대폰에서도 편하게 이어 볼 수 있어요.
        </p>
        <div className="mt-6 flex items-center gap-4">
          <PageQrCode />
          <p className="text-label text-ink-2">
            <b className="font-bold text-ink">휴대폰으로 이어 보기</b>
            <br />
            카메라로 찍으면
            <br />이 화면이 열려요
          </p>
        </div>
      </div>
    </aside>
  );
}

/** @param popular popular searches, on pages that can query them */
export function RightAside({ popular }: { popular: ReactNode }) {
  const { supportHours } = useVariantSettings();
  return (
    <aside className="aside-panel" data-side="right" aria-label="바로가기">
      <div>
        {popular}
        <Link
          className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4"
          to={paths.support}
        >
          <img src={speech} alt="" width={36} height={36} loading="lazy" />
          <span className="text-label">
            <b className="font-bold">궁금한 게 있나요?</b>
            <br />
            <span className="text-ink-3">{supportHours}</span>
          </span>
        </Link>
      </div>
    </aside>
  );
}
