import { useState } from "react";
import { ErrorScreen } from "../../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { AllowedNetworksDialog } from "./allowed-networks-dialog.tsx";
import { useAllowedNetworks } from "./use-manage-allowed-networks.ts";

/** Networks from which operators may work; a change asks for a fresh proof. */
export function AllowedNetworksCard({ begin }: { begin(act: () => void): void }) {
  const { data, error, refetch } = useAllowedNetworks();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="들어올 수 있는 네트워크"
      aside={data && <Button onClick={() => begin(() => setOpen(true))}>네트워크 고치기</Button>}
    >
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={2} />}
      {data?.networks.length === 0 && (
        <p className="text-ink-2">어디서나 들어올 수 있어요. 지금 나는 {data.ownAddress}에 있어요</p>
      )}
      <ul className="flex flex-col gap-1.5">
        {data?.networks.map(({ network, note }) => (
          <li key={network}>
            <b className="number font-semibold">{network}</b> <span className="text-ink-3">{note}</span>
          </li>
        ))}
      </ul>
      {data && isOpen && <AllowedNetworksDialog allowed={data} onClose={() => setOpen(false)} />}
    </Card>
  );
}
