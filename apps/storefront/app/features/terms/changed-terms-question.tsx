import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { api } from "../../api/browser-api.ts";
import { asksForConsentOn } from "./asks-for-consent-on.ts";
import { isConsentPutOff } from "./put-off-consent.ts";

/** Loaded when a member is asked. */
const ChangedTermsSheet = lazy(async () => ({
  default: (await import("./changed-terms-sheet.tsx")).ChangedTermsSheet,
}));

/** Asks a member at a visit for consent to changed terms, on no page on which something is paid or entered. */
export function ChangedTermsQuestion({ memberId }: { memberId: number }) {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [isPutOff, setPutOff] = useState(false);
  const queryKey = ["changed-terms", memberId];
  const { data: terms = [] } = useQuery({
    queryKey,
    queryFn: async () => (await api("GET /v1/app-users/terms")).list,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (terms.length === 0 || isPutOff || !asksForConsentOn(pathname)) return null;
  if (isConsentPutOff(window.sessionStorage, terms)) return null;
  return (
    <Suspense fallback={null}>
      <ChangedTermsSheet
        key={terms.map(({ code, version }) => `${code} ${version}`).join()}
        terms={terms}
        onAsk={(list) => queries.setQueryData(queryKey, list)}
        onPutOff={() => setPutOff(true)}
      />
    </Suspense>
  );
}
