import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { useSavedForm, wasSaved } from "../../../../confirm-identity/use-saved-form.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { ScrollToAnchor } from "../../../../ui/layout/scroll-to-anchor.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { FormToggleButton } from "../form-toggle-button.tsx";
import { type ProfileChange, useChangeProfile } from "../use-change-profile.ts";
import { RefundAccountForm } from "./refund-account-form.tsx";

const ACCOUNT_KEY = ["withdraw-account"] as const;

/** 환불 계좌: receives refunds that cannot go back to a card. */
export function RefundAccountPanel() {
  const queries = useQueryClient();
  const [changes, setChanges] = useState(() => wasSaved("refund-account"));
  const account = useQuery({
    queryKey: ACCOUNT_KEY,
    queryFn: () => api("GET /v1/app-users/withdraw-account"),
  });
  const change = useChangeProfile({
    done: "환불 계좌를 저장했어요",
    onDone: () => {
      setChanges(false);
      void queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });

  const kept = useSavedForm<Pick<ProfileChange, "withdrawAccount">>({
    name: "refund-account",
    current: () => {
      const { withdrawAccount } = change.variables ?? {};
      return change.isPending && withdrawAccount !== undefined
        ? { values: { withdrawAccount }, isSubmitted: true }
        : null;
    },
    goOn: (values) => change.mutate(values),
  });

  if (account.isPending) return <RowsSkeleton name="환불 계좌" />;
  if (account.data === undefined)
    return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
  const { withdrawAccount } = account.data;
  return (
    <Panel
      title="환불 계좌"
      anchor="refund-account"
      end={
        <FormToggleButton
          name="환불 계좌"
          label={withdrawAccount ? "변경" : "등록"}
          open={changes}
          onToggle={() => setChanges(!changes)}
        />
      }
    >
      <ScrollToAnchor />
      {withdrawAccount ? (
        <p>
          {withdrawAccount.bankName} <span className="tabular">{withdrawAccount.accountNumber}</span>{" "}
          {withdrawAccount.owner}
        </p>
      ) : (
        <p className="text-label text-ink-3">무통장입금으로 산 상품을 환불받을 때 써요</p>
      )}
      {changes && (
        <RefundAccountForm
          busy={change.isPending}
          typed={kept?.withdrawAccount ?? null}
          canRemove={withdrawAccount !== null}
          onSave={(account: NonNullable<ProfileChange["withdrawAccount"]>) =>
            change.mutate({ withdrawAccount: account })
          }
          onRemove={() => change.mutate({ withdrawAccount: null })}
        />
      )}
    </Panel>
  );
}
