export type Network = { network: string; note: string };

/**
 * Reads networks from lines of an address and what it is; `null` where a line lacks one of both.
 *
 * @example readNetworks("203.0.113.0/24 사무실") // [{ network: "203.0.113.0/24", note: "사무실" }]
 */
export function readNetworks(text: string): Network[] | null {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const read = lines.map((line) => /^([0-9A-Fa-f.:/]+)\s+(\S.*)$/.exec(line));
  return read.includes(null)
    ? null
    : read.map((match) => ({ network: match?.[1] ?? "", note: match?.[2] ?? "" }));
}

/**
 * Writes networks as lines of an address and what it is.
 *
 * @example networkLines([{ network: "203.0.113.0/24", note: "사무실" }]) // "203.0.113.0/24 사무실"
 */
export function networkLines(networks: readonly Network[]): string {
  return networks.map(({ network, note }) => `${network} ${note}`).join("\n");
}
