import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "../../../apps/api/src/db/migrate.ts";
import { expensivePicture } from "../../../apps/api/src/testing/expensive-picture.ts";
import { largestValueOfSchema } from "../../../apps/api/src/testing/largest-value-of-schema.ts";
import { allCalls } from "../../../packages/contract/src/all-calls.ts";
import type { Call } from "../../../packages/contract/src/call-definition.ts";
import { createJsonClient } from "../../load/json-client.ts";
import { percentile } from "../../load/percentile.ts";
import { startPostgresServer } from "../postgres-server.ts";
import { startFleet } from "../shop-fleet.ts";
import { probeHealth } from "./probe-health.ts";

/** Bodies that cost the shop most, sent to every call. */

export type ExpensiveRequestBodies = {
  calls: number;
  requests: number;
  replies: Record<string, number>;
  /** p95 before anything is sent, as a baseline of the machine. */
  idleP95Ms: number;
  healthP50Ms: number;
  healthP95Ms: number;
  healthMaxMs: number;
  /** p95 during the worst call. */
  worstP95Ms: number;
  /** Calls during which `/healthz` was slowest, with its p95 in ms. */
  slowest: Record<string, number>;
  memoryMaxMb: number | null;
  isWithinBars: boolean;
};

type Body = { call: string; method: string; path: string; type: string; bytes: Buffer };

const DEFAULT_BYTES = 64 * 1024;
const PICTURE_BYTES = 12 * 1024 * 1024;
const BARS = { healthP95Ms: 50, memoryMb: 700 };
const IDLE_MS = 3000;
const PICTURE_TYPE = "application/octet-stream";

/**
 * Sends every call of shoppers and providers, with a guest's token and without rate limits, the most expensive bodies it
 * reads: as many values as fit, the largest its schema allows, and for pictures invalid bytes and a photo that is
 * expensive to decode.
 */
export async function sendExpensiveRequestBodies(options: {
  secondsACall: number;
  secondsOfPictures: number;
  connections: number;
  /** Limits the run to calls whose names contain this text. */
  only?: string;
}): Promise<ExpensiveRequestBodies> {
  const server = await startPostgresServer();
  await migrate(server.url);
  const fleet = await startFleet(1, { DATABASE_URL: server.url }, { isSupervised: false });
  const [url = ""] = fleet.urls;
  const client = createJsonClient(url, 1);
  const { body: token } = await client.send("POST", "/v2/tokens/guest", null);
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const replies: Record<string, number> = {};
  const health: number[] = [];
  const byCall = new Map<string, number[]>();
  const probe = probeHealth(url);
  await wait(IDLE_MS);
  const idle = await probe.take();

  const bodies = (await bodiesOf()).filter(({ call }) => call.includes(options.only ?? ""));
  for (const body of bodies) {
    const isPicture = body.type === PICTURE_TYPE;
    const seconds = (isPicture ? options.secondsOfPictures : options.secondsACall) / 2;
    const until = performance.now() + seconds * 1000;
    const send = async () => {
      while (performance.now() < until) {
        const status = await sendBody(url, agent, body, String(token.token));
        replies[status] = (replies[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: options.connections }, send));
    const times = await probe.take();
    for (const ms of times) health.push(ms);
    byCall.set(body.call, (byCall.get(body.call) ?? []).concat(times));
    console.error(`${body.call}: p95 ${rounded(percentile(times, 0.95))} ms`);
  }
  await probe.stop();
  const memoryMaxMb = await memoryMaxOf(fleet.pids()[0]);
  agent.destroy();
  client.close();
  await fleet.close();
  await server.close();

  const p95 = [...byCall].map(([call, times]) => [call, rounded(percentile(times, 0.95))] as const);
  const worstP95Ms = Math.max(...p95.map(([, ms]) => ms));
  const healthP95Ms = rounded(percentile(health, 0.95));
  return {
    calls: new Set(bodies.map(({ call }) => call)).size,
    requests: Object.values(replies).reduce((sum, count) => sum + count, 0),
    replies,
    idleP95Ms: rounded(percentile(idle, 0.95)),
    healthP50Ms: rounded(percentile(health, 0.5)),
    healthP95Ms,
    healthMaxMs: rounded(health.reduce((slowest, ms) => Math.max(slowest, ms), 0)),
    worstP95Ms,
    slowest: Object.fromEntries(p95.toSorted(([, a], [, b]) => b - a).slice(0, 5)),
    memoryMaxMb,
    isWithinBars: worstP95Ms < BARS.healthP95Ms && (memoryMaxMb ?? 0) < BARS.memoryMb,
  };
}

/** Two bodies for each call that takes one, without operators' calls. */
async function bodiesOf(): Promise<Body[]> {
  const pictures = [Buffer.alloc(PICTURE_BYTES, 0xff), await expensivePicture(PICTURE_BYTES)];
  return Object.entries<Call>(allCalls).flatMap(([call, { access, body, bodyLimit, picture, form }]) => {
    if (!body || access === "operator") return [];
    const [method = "", named = ""] = call.split(" ");
    const own = { call, method, path: named.replaceAll(/\{\w+\}/g, "1") };
    if (picture) {
      return pictures.map((bytes) => ({ ...own, type: PICTURE_TYPE, bytes }));
    }
    const bytes = bodyLimit ?? DEFAULT_BYTES;
    if (form) {
      const fields = "a=1&".repeat(Math.floor(bytes / 4));
      return [{ ...own, type: "application/x-www-form-urlencoded", bytes: Buffer.from(fields) }];
    }
    const values = Buffer.from(`[${"1,".repeat(Math.floor(bytes / 2) - 2)}1]`);
    const largest = Buffer.from(JSON.stringify(largestValueOfSchema(body))).subarray(0, bytes);
    return [values, largest].map((each) => ({ ...own, type: "application/json", bytes: each }));
  });
}

/** @returns status of the reply, or the code of the connection's error */
function sendBody(base: string, agent: Agent, body: Body, token: string): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(
      base + body.path,
      {
        agent,
        method: body.method,
        headers: {
          "content-type": body.type,
          "content-length": body.bytes.byteLength,
          authorization: `Bearer ${token}`,
        },
      },
      (response) => {
        response.resume();
        response.on("close", () => resolve(String(response.statusCode)));
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
    sent.end(body.bytes);
  });
}

/** Peak memory of a process in MB; `null` where the system does not report it. */
async function memoryMaxOf(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
