import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks of a second in `/proc/<pid>/stat`. */
const TICKS = 100;

/**
 * Reads the CPU time of a process and all its descendants, in ms, those that ended included. Linux only.
 *
 * @example cpuOf(server.pid) // 12_340
 */
export function cpuOf(pid: number): number {
  const parents = new Map<number, number[]>();
  for (const id of readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const stat = statOf(id);
    if (stat) parents.set(stat.parent, [...(parents.get(stat.parent) ?? []), id]);
  }
  const ticksOf = (id: number): number =>
    (statOf(id)?.ticks ?? 0) + (parents.get(id) ?? []).reduce((sum, child) => sum + ticksOf(child), 0);
  return (ticksOf(pid) * 1000) / TICKS;
}

/** Largest resident memory of one process since its start, in MB. Linux only. */
export function peakResidentMb(pid: number): number {
  const [, kb = "0"] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kb) / 1024);
}

/** Own time and that of children that ended; `null` for a process that is gone. */
function statOf(pid: number): { parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, ticks: user + system + endedUser + endedSystem };
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}
