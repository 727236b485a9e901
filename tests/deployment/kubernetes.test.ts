import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSettings, SETTINGS } from "../../apps/api/src/env.ts";
import { sandboxedProductionSettings } from "../load/sandboxed-production-settings.ts";
import { type KubernetesObject, listKubernetesObjectProblems } from "./list-kubernetes-object-problems.ts";
import { readAppliedObjects, readDeploymentFile, readObjects } from "./read-deployment-files.ts";

/** deploy/kubernetes: published schemas, and what the objects promise each other and the program. */

const ROOT = path.resolve(import.meta.dirname, "../..");

type Container = {
  image: string;
  ports?: { name: string; containerPort: number }[];
  env: { name: string; value?: string }[];
  securityContext: object;
  volumeMounts: { mountPath: string; readOnly?: boolean }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
};
type Pod = {
  terminationGracePeriodSeconds?: number;
  automountServiceAccountToken: boolean;
  securityContext: { runAsUser: number };
  containers: Container[];
};
type Workload = KubernetesObject & {
  spec: { template: { metadata: { labels: Record<string, string> }; spec: Pod } };
};

const objects = readAppliedObjects();
const ofKind = <T>(kind: string) =>
  objects.filter((object) => object.kind === kind) as (KubernetesObject & T)[];
const workloads = [...ofKind("Deployment"), ...ofKind("Job")] as Workload[];
const settings = ofKind<{ data: Record<string, string> }>("ConfigMap")[0]?.data ?? {};
const secrets = readObjects<KubernetesObject & { stringData: Record<string, string> }>(
  "secrets.example.yaml",
);

test("every object fits its published schema, and has no field that it does not know", async () => {
  const all = [...objects, ...secrets];
  expect(all.length).toBeGreaterThan(20);
  const found = await Promise.all(
    all.map(async (object) =>
      (await listKubernetesObjectProblems(object)).map((problem) => `${object.metadata.name}${problem}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test.each([
  ["a misspelt field", "Deployment", "replica", 2, "unknown"],
  ["a text for a number", "Deployment", "minReadySeconds", "many", "type"],
  ["a misspelt field", "Cluster", "instance", 3, "additionalProperties"],
  ["a mode that does not exist", "Pooler", "type", "write", "enum"],
])("listKubernetesObjectProblems: finds %s in a %s", async (_, kind, field, value, problem) => {
  const [object] = ofKind<{ spec: object }>(kind);
  const scratch = structuredClone(object) as KubernetesObject & { spec: object };
  Object.assign(scratch.spec, { [field]: value });
  expect((await listKubernetesObjectProblems(scratch)).join()).toContain(problem);
});

test("pods: run as the image's user without rights, and write to /data and /tmp alone", () => {
  const user = /^USER (\d+):\1$/m.exec(readFileSync(path.join(ROOT, "Dockerfile"), "utf8"))?.[1];
  expect(workloads.map(({ metadata }) => metadata.name)).toEqual(["shop", "jobs", "migrate"]);
  for (const { spec } of workloads) {
    const pod = spec.template.spec;
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: Number(user),
      runAsGroup: Number(user),
      fsGroup: Number(user),
      seccompProfile: { type: "RuntimeDefault" },
    });
    for (const container of pod.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      const written = container.volumeMounts.filter(({ readOnly }) => readOnly !== true);
      expect(written.map(({ mountPath }) => mountPath)).toEqual(["/data", "/tmp"]);
    }
  }
});

test("pods: known settings that a production shop accepts; the owner's password for the migration alone", () => {
  for (const { metadata, spec } of workloads) {
    const [container] = spec.template.spec.containers;
    const env = Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? []);
    const own = Object.keys(env).filter((key) => !/^DATABASE_(APP|OWNER)_PASSWORD$/.test(key));
    expect([...own, ...Object.keys(settings)].filter((key) => !(key in SETTINGS))).toEqual([]);
    expect("DATABASE_OWNER_URL" in env).toBe(metadata.name === "migrate");
    const all = {
      ...sandboxedProductionSettings("https://provider.example"),
      STORAGE_S3_KEY: "a",
      STORAGE_S3_SECRET: "b",
    };
    const read = readSettings({ ...all, ...settings, ...env, DATABASE_APP_PASSWORD: undefined });
    expect(read).toHaveProperty("settings");
  }
  const values = secrets.flatMap(({ stringData }) => Object.entries(stringData));
  const unknown = values.filter(([key]) => !(key in SETTINGS) && key !== "username" && key !== "password");
  expect(unknown).toEqual([]);
  expect(values.filter(([key, value]) => key !== "username" && !/^<.+>$/.test(value))).toEqual([]);
});

test("secrets and settings: name whatever a production shop asks for", () => {
  const asked = readSettings({ SANDBOX: "false" });
  const needed = "problems" in asked ? asked.problems.map(({ key }) => key) : [];
  expect(needed.length).toBeGreaterThan(20);
  const named =
    readDeploymentFile("kubernetes/settings.yaml") + readDeploymentFile("kubernetes/secrets.example.yaml");
  expect(needed.filter((key) => !named.includes(key))).toEqual([]);
});

test("probes: ask the shop's own addresses, and a pod has time to drain and to end", () => {
  const health = readFileSync(path.join(ROOT, "apps/api/src/http/operations/health.ts"), "utf8");
  for (const { spec } of workloads.filter(({ kind }) => kind === "Deployment")) {
    const pod = spec.template.spec;
    const [container] = pod.containers;
    const asked = ["startup", "liveness", "readiness"].map((name) => container?.[`${name}Probe`]?.httpGet);
    expect(asked).toEqual([
      { path: "/healthz", port: "http" },
      { path: "/healthz", port: "http" },
      { path: "/readyz", port: "http" },
    ]);
    expect(asked.every((each) => health.includes(`"${each?.path}"`))).toBe(true);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(settings.DRAIN_SECONDS) + 12);
  }
});

test("services, budgets, policies and the autoscaler: select pods, ports and objects that exist", () => {
  const labels = workloads.map(({ spec }) => spec.template.metadata.labels);
  const selects = (selector: Record<string, string> = {}) =>
    labels.some((own) => Object.entries(selector).every(([key, value]) => own[key] === value));
  const services = ofKind<{ spec: { selector: Record<string, string>; ports: { targetPort: string }[] } }>(
    "Service",
  );
  const ports = workloads.flatMap(({ spec }) => spec.template.spec.containers[0]?.ports ?? []);
  expect(services.every(({ spec }) => selects(spec.selector))).toBe(true);
  const targets = services.flatMap(({ spec }) => spec.ports.map(({ targetPort }) => targetPort));
  expect(targets.filter((port) => !ports.some(({ name }) => name === port))).toEqual([]);
  const budgets = ofKind<{ spec: { selector: { matchLabels: Record<string, string> } } }>(
    "PodDisruptionBudget",
  );
  expect(budgets.map(({ spec }) => selects(spec.selector.matchLabels))).toEqual([true, true]);
  const backends = JSON.stringify(ofKind("Ingress")).match(/(?<="service":\{"name":")\w+/g);
  expect(backends).toEqual(services.map(({ metadata }) => metadata.name));
  const policies = ofKind<{ spec: { podSelector: { matchLabels?: Record<string, string> } } }>(
    "NetworkPolicy",
  );
  const closed = policies.filter(({ spec }) => Object.keys(spec.podSelector).length === 0);
  expect(closed.map(({ metadata }) => metadata.name)).toEqual(["deny-all", "names"]);
  const ofShop = policies.filter(({ spec }) => spec.podSelector.matchLabels?.["app.kubernetes.io/name"]);
  expect(ofShop.every(({ spec }) => selects(spec.podSelector.matchLabels))).toBe(true);
  const open = JSON.stringify(policies).match(/"port":"?(http|console|9464)\b/g);
  expect(open?.length).toBe(3);
});

test("autoscaler: scales by a metric that the shop has and the adapter hands on", () => {
  const queues = readFileSync(
    path.join(ROOT, "apps/api/src/http/admission/register-request-queue-gauge.ts"),
    "utf8",
  );
  const name = /name: "(\w+)"/.exec(queues)?.[1];
  const [scaler] = ofKind<{ spec: { metrics: { pods?: { metric: { name: string } } }[] } }>(
    "HorizontalPodAutoscaler",
  );
  expect(scaler?.spec.metrics.flatMap(({ pods }) => pods?.metric.name ?? [])).toEqual([name]);
  const { rules } = parse(readDeploymentFile("kubernetes/prometheus/adapter-rules.yaml")) as {
    rules: { custom: { seriesQuery: string; name: { as: string } }[] };
  };
  expect(rules.custom.map((rule) => [rule.seriesQuery.split("{")[0], rule.name.as])).toEqual([[name, name]]);
});
