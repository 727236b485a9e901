/**
 * Schemas of the fields that deploy/ uses of CloudNativePG's Cluster and Pooler (API `postgresql.cnpg.io/v1`), by API
 * version and kind; no other field is allowed. Names, types and values follow its published reference.
 */

const text = { type: "string" };
const flag = { type: "boolean" };
const whole = { type: "integer", minimum: 1 };
const texts = { type: "object", additionalProperties: text };
const named = closed({ name: text }, ["name"]);

const cluster = closed(
  {
    instances: whole,
    imageName: text,
    smartShutdownTimeout: { type: "integer" },
    postgresql: closed({
      parameters: texts,
      synchronous: closed(
        {
          method: { enum: ["any", "first"] },
          number: whole,
          dataDurability: { enum: ["required", "preferred"] },
        },
        ["method", "number"],
      ),
    }),
    bootstrap: closed({
      initdb: closed({
        database: text,
        owner: text,
        secret: named,
        encoding: text,
        localeProvider: text,
        builtinLocale: text,
        localeCType: text,
        localeCollate: text,
      }),
    }),
    managed: closed({
      roles: {
        type: "array",
        items: closed(
          { name: text, ensure: { enum: ["present", "absent"] }, login: flag, passwordSecret: named },
          ["name"],
        ),
      },
    }),
    certificates: closed({ serverAltDNSNames: { type: "array", items: text } }),
    storage: closed({ size: text }),
    walStorage: closed({ size: text }),
    resources: closed({ requests: texts, limits: texts }),
    affinity: closed({
      enablePodAntiAffinity: flag,
      topologyKey: text,
      podAntiAffinityType: { enum: ["required", "preferred"] },
    }),
  },
  ["instances"],
);

const pooler = closed(
  {
    cluster: named,
    instances: whole,
    type: { enum: ["rw", "ro", "r"] },
    pgbouncer: closed({ poolMode: { enum: ["session", "transaction"] }, parameters: texts }),
  },
  ["cluster", "pgbouncer"],
);

export const CLOUDNATIVE_PG: Readonly<Record<string, object>> = {
  "postgresql.cnpg.io/v1 Cluster": objectOf(cluster),
  "postgresql.cnpg.io/v1 Pooler": objectOf(pooler),
};

function objectOf(spec: object): object {
  return closed({ apiVersion: text, kind: text, metadata: named, spec }, ["metadata", "spec"]);
}

function closed(properties: Record<string, object>, required: readonly string[] = []): object {
  return { type: "object", properties, required, additionalProperties: false };
}
