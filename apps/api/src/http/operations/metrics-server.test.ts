import { once } from "node:events";
import { Counter, Registry } from "prom-client";
import { expect, test } from "vitest";
import { createMetricsServer } from "./metrics-server.ts";

test("GET /metrics serves the metrics; any other address is 404", async () => {
  const registry = new Registry();
  new Counter({ name: "things_total", help: "Things", registers: [registry] }).inc(2);
  const server = createMetricsServer(registry).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  const url = `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}`;
  try {
    const told = await fetch(`${url}/metrics`);
    expect([told.status, told.headers.get("content-type")]).toEqual([200, registry.contentType]);
    expect(await told.text()).toContain("things_total 2");
    const others = await Promise.all([
      fetch(url),
      fetch(`${url}/metrics/`),
      fetch(`${url}/metrics`, { method: "POST" }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("a metric that cannot be read makes the scrape fail and nothing else", async () => {
  const broken = { contentType: "text/plain", metrics: () => Promise.reject(new TypeError("no")) };
  const server = createMetricsServer(broken).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  try {
    const told = await fetch(`http://127.0.0.1:${typeof at === "object" ? at?.port : ""}/metrics`);
    expect([told.status, await told.text()]).toEqual([500, "TypeError"]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
