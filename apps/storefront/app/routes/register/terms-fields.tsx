import type { ReactNode } from "react";
import { face } from "#variant/face.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { agreeToAll, isAllAgreed, type TermName, type Terms } from "./terms.ts";

interface TermsFieldsProps {
  terms: Terms;
  /** Joining was tried without this one. */
  error: string | undefined;
  onChange(terms: Terms): void;
}

/** 약관 동의: all at once or one by one, each readable where it stands. */
export function TermsFields({ terms, error, onChange }: TermsFieldsProps) {
  const set = (name: TermName) => (agreed: boolean) => onChange({ ...terms, [name]: agreed });
  return (
    <fieldset className="mt-8">
      <legend className="mb-2 text-label font-semibold text-ink-2">약관 동의</legend>
      <div className="rounded-md bg-sunken px-3.5 py-1.5">
        <Checkbox checked={isAllAgreed(terms)} onChange={(agreed) => onChange(agreeToAll(agreed))}>
          <b className="font-bold">모두 동의해요</b>
        </Checkbox>
      </div>
      <div className="px-3.5 pt-1">
        <Term title="(필수) 이용약관" agreed={terms.use} onChange={set("use")}>
          {face.displayName}에서 상품을 사고팔 때 지킬 약속이에요. 회원은 본인의 정보로 가입하고, 회사는
          표시한 가격과 조건으로 상품을 보내요. 언제든지 탈퇴할 수 있어요.
        </Term>
        <Term title="(필수) 개인정보 수집·이용" agreed={terms.privacy} onChange={set("privacy")}>
          항목: 이메일, 비밀번호, 이름, 휴대폰 번호. 쓰는 목적: 회원 확인, 주문과 배송, 상담. 보관: 탈퇴할
          때까지, 거래 기록은 법이 정한 기간까지. 동의하지 않을 수 있지만 그러면 가입할 수 없어요.
        </Term>
        <Term title="(선택) 혜택·이벤트 알림 받기" agreed={terms.advertising} onChange={set("advertising")}>
          할인과 새 상품 소식을 보내 드려요. 동의하지 않아도 가입할 수 있고, 언제든지 끌 수 있어요.
        </Term>
      </div>
      <p className="mt-1 text-caption text-danger" role="alert">
        {error}
      </p>
    </fieldset>
  );
}

interface TermProps {
  title: string;
  agreed: boolean;
  onChange(agreed: boolean): void;
  children: ReactNode;
}

function Term({ title, agreed, onChange, children }: TermProps) {
  return (
    <div className="relative">
      <Checkbox checked={agreed} onChange={onChange}>
        {title}
      </Checkbox>
      <details className="pl-[34px] text-caption text-ink-3">
        <summary className="absolute top-0 right-0 flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-end underline decoration-line-strong underline-offset-[3px]">
          보기<span className="sr-only">: {title}</span>
        </summary>
        <p className="pb-3 leading-5">{children}</p>
      </details>
    </div>
  );
}
