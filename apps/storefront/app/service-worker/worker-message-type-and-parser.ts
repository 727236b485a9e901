/** Message from a page to the worker. */
export type WorkerMessage =
  /** The shopper activates the new version. */
  | { kind: "takeOver" }
  /** URLs of the page and of what it had loaded before the worker started. */
  | { kind: "keep"; addresses: string[] };

export function messageOf(data: unknown): WorkerMessage | null {
  const { kind, addresses }: { kind?: unknown; addresses?: unknown } = Object(data);
  if (kind === "takeOver") return { kind };
  if (kind !== "keep" || !Array.isArray(addresses)) return null;
  return { kind, addresses: addresses.filter((address) => typeof address === "string").slice(0, 200) };
}
