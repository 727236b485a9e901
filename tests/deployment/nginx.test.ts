import { allCalls } from "@todayfruit/contract/all-calls";
import { expect, test } from "vitest";
import { readDeploymentFile } from "./read-deployment-files.ts";

/** deploy/nginx: what the shop needs of a proxy. `nginx -t` reads the file itself. */

const CONF = readDeploymentFile("nginx/nginx.conf")
  .split("\n")
  .map((line) => line.replace(/#.*$/, "").trim())
  .filter(Boolean);
const directives = (name: string) => CONF.filter((line) => line.startsWith(`${name} `) && line.endsWith(";"));

test("every block is closed, and every directive ends", () => {
  expect(CONF.filter((line) => !/[;{}]$/.test(line))).toEqual([]);
  const depths = CONF.map((line) => (line.endsWith("{") ? 1 : line === "}" ? -1 : 0));
  expect(depths.reduce<number>((sum, each) => sum + each, 0)).toBe(0);
});

test("a request goes to another process once, and never when it may have changed something", () => {
  expect(directives("proxy_next_upstream")).toEqual(["proxy_next_upstream error timeout;"]);
  expect(directives("proxy_next_upstream_tries")).toEqual(["proxy_next_upstream_tries 2;"]);
  expect(CONF.filter((line) => /^server \d.*max_fails=\d+ fail_timeout=\d+s;$/.test(line))).toHaveLength(2);
});

test("connections to the shop are kept for less time than the shop keeps them", () => {
  expect(directives("keepalive")).toEqual(["keepalive 64;", "keepalive 8;"]);
  expect(directives("keepalive_timeout")).toEqual(Array(2).fill("keepalive_timeout 60s;"));
  expect(directives("proxy_set_header")).toContain('proxy_set_header Connection "";');
});

test("the shop counts addresses from the right, and takes no host from a shopper", () => {
  expect(directives("proxy_set_header")).toEqual(
    expect.arrayContaining([
      "proxy_set_header Host $host;",
      "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
      'proxy_set_header X-Forwarded-Host "";',
      'proxy_set_header Forwarded "";',
    ]),
  );
});

test("streams of events are not kept back, and replies are compressed by the shop", () => {
  const streams = Object.entries(allCalls).flatMap(([name, call]) =>
    "events" in call && call.events === true ? [name.split(" ")[1]] : [],
  );
  expect(streams.length).toBeGreaterThan(0);
  const open = (path = "") => {
    const at = CONF.indexOf(`location = ${path} {`);
    return CONF.slice(at + 1, CONF.indexOf("}", at));
  };
  for (const path of streams) {
    expect(open(path)).toEqual(expect.arrayContaining(["proxy_buffering off;", "proxy_read_timeout 1h;"]));
  }
  expect(open("/mcp")).toContain("proxy_buffering off;");
  expect(directives("gzip")).toEqual(["gzip off;"]);
});
