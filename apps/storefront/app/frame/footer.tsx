import type { ReactNode } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { SELLER_APPLICATION_LINK_LABEL } from "../features/support/seller-application-link-label.ts";
import { useVariantSettings } from "../features/support/use-variant-settings.ts";
import { paths } from "../paths.ts";
import type { loader } from "../root.tsx";

/** Links keep 12 px from those above and below, also when partly covered by a bar; taps between them count, too. */
const LINK = "relative inline-flex min-h-8 items-center after:absolute after:inset-x-0 after:-inset-y-1.5";
/** Link within a line of the business information: 44 px to touch, as high as its line to see. */
const LINE_LINK =
  "relative inline-flex min-h-6 items-center after:absolute after:inset-x-0 after:-inset-y-2.5";

/** Footer with the business information that 전자상거래법 §10 and §13 require, and links to the terms and support. */
export function Footer() {
  const { support, newsRoom, liveShopping } = variant;
  const business = useVariantSettings();
  const google = useRouteLoaderData<typeof loader>("root")?.google ?? null;
  return (
    <footer className="mt-10 bg-sunken px-gutter pt-8.5 pb-9.5 text-micro/4.75 text-ink-3">
      <nav
        className="flex flex-wrap gap-x-3.5 gap-y-3 text-caption font-semibold text-ink-2"
        aria-label="고객 지원"
      >
        <InsideLink to={paths.support}>{support.chatTitle}</InsideLink>
        {business.shopEntryUrl !== null && (
          <OutsideLink href={business.shopEntryUrl}>{SELLER_APPLICATION_LINK_LABEL}</OutsideLink>
        )}
        <OutsideLink href={business.liveShoppingUrl}>{liveShopping.name}</OutsideLink>
        <OutsideLink href={business.newsRoomUrl}>
          {newsRoom.name} (참여 코드 {business.newsRoomCode})
        </OutsideLink>
        <InsideLink to={paths.notices}>공지사항</InsideLink>
        <InsideLink to={paths.faq}>자주 묻는 질문</InsideLink>
      </nav>
      <dl className="mt-3.5">
        <Fact name="상호">{business.companyName}</Fact>
        <Fact name="대표">{business.representative}</Fact>
        <Fact name="전화">
          <a className={LINE_LINK} href={`tel:${business.phone.replaceAll("-", "")}`}>
            {business.phone}
          </a>{" "}
          ({business.supportHours})
        </Fact>
        <Fact name="주소">{business.address}</Fact>
        <Fact name="이메일">
          <a className={LINE_LINK} href={`mailto:${business.email}`}>
            {business.email}
          </a>
        </Fact>
        <Fact name="사업자등록번호">
          {business.businessNumber}{" "}
          <OutsideLink href={registryAddress(business.businessNumber)}>
            <span className="underline">사업자 정보 확인</span>
          </OutsideLink>
        </Fact>
        <Fact name="통신판매업 신고번호">{business.mailOrderNumber}</Fact>
        <Fact name="호스팅서비스 제공자">{business.hostingProvider}</Fact>
        <Fact name="개인정보 보호책임자">{business.privacyOfficer}</Fact>
      </dl>
      <p className="mt-3">
        구매안전서비스: 고객님의 안전한 거래를 위해 현금으로 결제하실 때 구매안전(에스크로) 서비스를 이용할 수
        있어요.
      </p>
      <nav
        className="mt-3.5 flex flex-wrap gap-x-3.5 gap-y-3 text-caption font-semibold text-ink-2"
        aria-label="약관"
      >
        <InsideLink to={paths.terms}>이용약관</InsideLink>
        <InsideLink to={paths.privacy}>
          <b className="font-bold text-ink">개인정보처리방침</b>
        </InsideLink>
        {/* Link to change the consent to Google Analytics. */}
        {google !== null && (
          <a className={LINK} href="#measuring">
            방문 기록 동의
          </a>
        )}
      </nav>
    </footer>
  );
}

/** URL of the business's entry at the Fair Trade Commission, a link required by 전자상거래법 §10. */
function registryAddress(businessNumber: string): string {
  return `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${businessNumber.replaceAll("-", "")}`;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="flex-none">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={LINK} href={href} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
}

function InsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={LINK} to={to}>
      {children}
    </Link>
  );
}
