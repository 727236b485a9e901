import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import warning from "../../../assets/emoji/warning.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { SECRET_URL } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { confirmPageTexts } from "./confirm-page-texts.ts";

/** Keeps the secret URL private: not indexed, not cached, and not sent as a referrer. */
export function headers() {
  return {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  };
}

export const handle = SECRET_URL;

export const meta: Route.MetaFunction = () => [
  { title: `이메일 확인 · ${variant.displayName}` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

/** 이메일 확인: opened from a mail without a login. Opening it changes nothing, so link scanners do no harm. */
export default function AccountEmailPage({ params }: Route.ComponentProps) {
  const path = { token: params.token };
  const heading = useRef<HTMLHeadingElement>(null);
  const link = useQuery({
    queryKey: ["email-link", params.token],
    queryFn: () => api("GET /v1/email-proofs/{token}", { path }),
    staleTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const use = useMutation({ mutationFn: () => api("POST /v1/email-proofs/{token}", { path }) });
  // The pressed button is removed, so focus moves to the heading for keyboard and screen readers.
  useEffect(() => {
    if (use.isSuccess) heading.current?.focus();
  }, [use.isSuccess]);
  const code = refusalCodeOf(use.error ?? link.error);
  const isUnknown = code === "EMAIL_LINK_NOT_FOUND" || code === "INVALID_INPUT";
  const shown = isUnknown ? undefined : link.data;
  const words = shown && confirmPageTexts[shown.purpose];
  const isDone = use.isSuccess || (shown?.purpose === "prove" && shown.isProven);
  return (
    <>
      <AppBar logo />
      <main id="contents">
        {link.isPending && <RowsSkeleton name="이메일 확인" />}
        {isUnknown && (
          <EmptyState
            image={warning}
            title="확인할 수 있는 때가 지났거나 없는 링크예요"
            level={1}
            action={
              <Link className={buttonClass({ tone: "tint" })} to={paths.profile}>
                내 정보 보기
              </Link>
            }
          >
            내 정보에서 확인 메일을 다시 받을 수 있어요
          </EmptyState>
        )}
        {link.isError && !isUnknown && <LoadFailed error={link.error} onRetry={() => void link.refetch()} />}
        {shown && words && (
          <section className="px-gutter pt-7 pb-10">
            <h1 ref={heading} tabIndex={-1} className="text-title1 font-bold tracking-tight outline-none">
              {isDone ? words.doneTitle : words.title}
            </h1>
            <p className="mt-4 rounded-md bg-sunken px-4 py-3 font-semibold break-all">{shown.email}</p>
            <p className="mt-4 text-body2 text-ink-2">{isDone ? words.doneText : words.text}</p>
            <div className="mt-5 empty:hidden" role="alert">
              {use.isError && <p className="text-label text-danger">{extractErrorText(use.error)}</p>}
            </div>
            {isDone ? (
              <Link
                className={`${buttonClass({ tone: "tint", size: "lg", block: true })} mt-6`}
                to={words.next.to}
              >
                {words.next.name}
              </Link>
            ) : (
              <Button block size="lg" className="mt-6" busy={use.isPending} onClick={() => use.mutate()}>
                {words.button}
              </Button>
            )}
          </section>
        )}
      </main>
    </>
  );
}
