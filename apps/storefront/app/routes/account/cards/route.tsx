import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { useSavedForm } from "../../../confirm-identity/use-saved-form.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { openCardRegistration } from "../../../features/payments/open-card-registration.ts";
import { BILLING_CARDS_KEY, useBillingCards } from "../../../features/payments/use-billing-cards.ts";
import { paths } from "../../../paths.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";
import { useFinishCardRegistration } from "./use-finish-card-registration.ts";

export const meta: Route.MetaFunction = () => [
  { title: `등록 카드 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

type Card = Reply<"GET /v1/app-users/billing-cards">["list"][number];

export default function CardsPage() {
  return <MemberOnly title="등록 카드">{() => <Cards />}</MemberOnly>;
}

function Cards() {
  const isReturning = useFinishCardRegistration();
  const queries = useQueryClient();
  const cards = useBillingCards({ enabled: !isReturning });
  const say = (error: unknown) => showSnackbar(extractErrorText(error), { tone: "failure" });
  const changing = useMutation({
    mutationFn: ({ id, what }: { id: number; what: "default" | "delete" }) =>
      what === "default"
        ? api("PUT /v1/app-users/billing-cards/{id}/default", { path: { id } })
        : api("DELETE /v1/app-users/billing-cards/{id}", { path: { id } }),
    onSuccess: (list, { what }) => {
      queries.setQueryData(BILLING_CARDS_KEY, list);
      showSnackbar(what === "default" ? "기본 카드로 정했어요" : "카드를 지웠어요", { tone: "success" });
    },
    onError: (error) => {
      say(error);
      void queries.invalidateQueries({ queryKey: BILLING_CARDS_KEY });
    },
  });
  const adding = useMutation({ mutationFn: () => openCardRegistration(paths.cards), onError: say });

  useSavedForm({
    name: "delete-card",
    current: () => (changing.isPending ? { values: changing.variables, isSubmitted: true } : null),
    goOn: (change) => changing.mutate(change),
  });

  if (isReturning || cards.isPending) return <RowsSkeleton name="등록 카드" />;
  if (cards.data === undefined)
    return <LoadFailed error={cards.error} onRetry={() => void cards.refetch()} />;
  const { list } = cards.data;
  return (
    <section className="bg-surface px-gutter pt-2 pb-8" aria-label="등록 카드">
      {list.length === 0 && (
        <p className="py-10 text-center text-body2 text-ink-3">
          <b className="block font-semibold text-ink">등록한 카드가 없어요</b>
          등록해 두면 결제창 없이 바로 결제해요
        </p>
      )}
      <ul className="divide-y divide-line">
        {list.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            busy={changing.isPending && changing.variables.id === card.id}
            onChange={(what) => changing.mutate({ id: card.id, what })}
          />
        ))}
      </ul>
      <Button
        block
        tone="outline-brand"
        className="mt-4"
        busy={adding.isPending}
        onClick={() => adding.mutate()}
      >
        카드 등록하기
      </Button>
      <p className="mt-4 text-caption text-ink-3">
        카드 번호는 결제사에만 적어요. 가게에는 남지 않고, 지우면 결제사에서도 지워요
      </p>
    </section>
  );
}

type CardRowProps = {
  card: Card;
  busy: boolean;
  onChange(what: "default" | "delete"): void;
};

function CardRow({ card, busy, onChange }: CardRowProps) {
  const name = `${card.cardName} ${card.numberMasked}`;
  return (
    <li className="flex min-h-18 items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 font-semibold">
          {card.cardName}
          {card.isDefault && <Badge tone="brand">기본</Badge>}
        </p>
        <p className="mt-0.5 text-caption break-all text-ink-3 tabular">{card.numberMasked}</p>
      </div>
      {!card.isDefault && (
        <Button
          tone="outline"
          size="xs"
          busy={busy}
          onClick={() => onChange("default")}
          aria-label={`${name} 기본 카드로`}
        >
          기본으로
        </Button>
      )}
      <Button
        tone="outline"
        size="xs"
        busy={busy}
        onClick={() => onChange("delete")}
        aria-label={`${name} 지우기`}
      >
        지우기
      </Button>
    </li>
  );
}
