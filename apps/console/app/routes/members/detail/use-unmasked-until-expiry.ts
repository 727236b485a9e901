import { useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useEffect, useState } from "react";

export type PersonalData = Reply<"POST /operator/v1/members/{id}/personal-data">;

const SECOND_MS = 1000;

/**
 * Holds unmasked data of a member until its end, in this page alone; afterwards the member is masked again.
 *
 * @returns the data with the seconds left, `null` while the member is masked
 */
export function useUnmaskedUntilExpiry() {
  const client = useQueryClient();
  const [shown, setShown] = useState<{ data: PersonalData; secondsLeft: number } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      const secondsLeft = secondsUntil(shown.data.unmaskedUntil);
      setShown(secondsLeft > 0 ? { ...shown, secondsLeft } : null);
      if (secondsLeft <= 0) void client.invalidateQueries({ queryKey: ["members"] });
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [shown, client]);
  return {
    shown,
    show(data: PersonalData) {
      setShown({ data, secondsLeft: secondsUntil(data.unmaskedUntil) });
      void client.invalidateQueries({ queryKey: ["members"] });
    },
  };
}

function secondsUntil(iso: string): number {
  return Math.ceil((Date.parse(iso) - Date.now()) / SECOND_MS);
}
