/** What a page says to the worker. */
export type WorkerMessage =
  /** The shopper wants the new version now. */
  | { kind: "takeOver" }
  /** The page and what it had loaded before the worker was there. */
  | { kind: "keep"; addresses: string[] };

export function messageOf(data: unknown): WorkerMessage | null {
  const { kind, addresses }: { kind?: unknown; addresses?: unknown } = Object(data);
  if (kind === "takeOver") return { kind };
  if (kind !== "keep" || !Array.isArray(addresses)) return null;
  return { kind, addresses: addresses.filter((address) => typeof address === "string").slice(0, 200) };
}
