import { asTrouble, endsConnection } from "../connections/classify-database-trouble.ts";
import { BACKGROUND_DEADLINES, REQUEST_DEADLINES } from "../connections/connection-deadline-settings.ts";
import type { PoolingMode } from "../connections/find-pooling-mode.ts";
import { divideConnections, WAITING_PER_CONNECTION } from "../connections/open-database-pools.ts";
import { type Around, createDatabase, type Db } from "../database.ts";
import { type LogPositionPoll, pollLogPosition, type ServerAnswer, SILENT_MS } from "./poll-log-position.ts";
import { createPrimaryLogPositionHistory } from "./primary-log-position-history.ts";
import { readThroughReplica } from "./read-through-replica.ts";
import type { Reader, Replicas } from "./replica-and-read-position-types.ts";

export type ReplicasOptions = {
  /** Addresses of the replicas; ≥ 1. */
  urls: readonly string[];
  /** Address of the primary without a pooler, which is asked for its position. */
  primaryUrl: string;
  /** Connections of a process to each replica, divided as those to the primary. */
  connections: number;
  mode: PoolingMode;
  onStatement(): void;
  around?: Around;
  /** Called for each read that may go to a replica, with the server that answered it. */
  onRead(reader: Reader, target: "primary" | "replica"): void;
  /** Called when a read failed on a replica, or a connection to it was lost. */
  onError(error: unknown): void;
  /** Called when a replica can be used again, or no longer. */
  onChange(replica: string, isUsable: boolean): void;
};

/** State of a replica at its last answer. */
export type ReplicaState = { name: string; isUsable: boolean; bytesBehind: number | null };

export type OpenReplicas = Replicas & { states(): readonly ReplicaState[]; close(): Promise<void> };

/** Longest lag of a replica that is used, in ms. */
const MAX_LAG_MS = 10_000;

type Replica = {
  name: string;
  pools: { browse: Db; background: Db };
  poll: LogPositionPoll;
  answer: ServerAnswer | null;
  wasUsable: boolean;
};

/** Opens pools on the replicas and asks them and the primary for their positions until it is closed. */
export function openReplicas(options: ReplicasOptions): OpenReplicas {
  const positions = createPrimaryLogPositionHistory(MAX_LAG_MS);
  const primaryOnly = new Set<string>();
  let written: number | null = null;
  let turn = 0;

  const primary = pollLogPosition(options.primaryUrl, {
    onAnswer({ isReplica, position, askedAt }) {
      if (isReplica) return noteCommit();
      written = position;
      positions.add(position, askedAt);
      for (const replica of replicas) reportUsability(replica);
    },
    // Positions of readers are lost with a crash, and another server may take the place of this one.
    onLost: noteCommit,
  });
  const replicas = options.urls.map((url) => openReplica(url));

  function openReplica(url: string): Replica {
    const { mode, onStatement, around, onError } = options;
    const sizes = divideConnections(options.connections);
    const common = { url, mode, onStatement, ...(around && { around }) };
    const lost = (error: unknown) => {
      // Another server may answer at this address; it is used when it said how far it is.
      replica.answer = null;
      onError(error);
    };
    const pools = {
      browse: createDatabase({
        ...common,
        poolSize: sizes.browse,
        isPipelined: true,
        deadlines: REQUEST_DEADLINES,
        maxWaiting: sizes.browse * WAITING_PER_CONNECTION,
        onError: lost,
      }),
      background: createDatabase({
        ...common,
        poolSize: sizes.background,
        deadlines: BACKGROUND_DEADLINES,
        onError: lost,
      }),
    };
    const poll = pollLogPosition(url, {
      onAnswer(answer) {
        replica.answer = answer;
        reportUsability(replica);
      },
      onLost() {
        replica.answer = null;
        reportUsability(replica);
        // Reads under way fail at once and are repeated on the primary; a server that answers others is left alone.
        const answeredAt = Math.max(
          pools.browse.connections.lastAnswerAt,
          pools.background.connections.lastAnswerAt,
        );
        if (performance.now() - answeredAt > SILENT_MS)
          for (const { connections } of Object.values(pools)) connections.cutAll();
      },
    });
    const replica: Replica = { name: nameOf(url), pools, poll, answer: null, wasUsable: false };
    return replica;
  }

  function noteCommit(): void {
    positions.noteCommit(performance.now());
    primary.askNow();
  }

  function reportUsability(replica: Replica): void {
    const isUsable = isPast(replica, positions.leastPosition());
    if (isUsable === replica.wasUsable) return;
    replica.wasUsable = isUsable;
    options.onChange(replica.name, isUsable);
  }

  /** Chooses the replicas that are past a position in turn; `null` when none is. */
  function choose(required: number | null): Replica | null {
    const usable = replicas.filter((replica) => isPast(replica, required));
    turn += 1;
    if (usable.length > 0) return usable[turn % usable.length] ?? null;
    if (required !== null) for (const { poll } of replicas) poll.hurry();
    return null;
  }

  return {
    isEmpty: false,
    open(db, reader, position) {
      const replica = choose(positions.requiredFor(position));
      const pool = reader === "operator" ? "background" : "browse";
      return readThroughReplica({
        primary: db,
        replica: replica?.pools[pool] ?? null,
        primaryOnly,
        onRead: (target) => options.onRead(reader, target),
        onFailure(error) {
          const trouble = asTrouble(error);
          if (replica && trouble && endsConnection(trouble)) replica.answer = null;
          if (trouble?.kind !== "busy") options.onError(error);
        },
      });
    },
    noteCommit,
    states: () =>
      replicas.map(({ name, answer, wasUsable }) => ({
        name,
        isUsable: wasUsable,
        bytesBehind: answer === null || written === null ? null : Math.max(0, written - answer.position),
      })),
    async close() {
      await Promise.all([primary, ...replicas.map(({ poll }) => poll)].map((poll) => poll.stop()));
      await Promise.all(replicas.flatMap(({ pools }) => Object.values(pools).map((pool) => pool.close())));
    },
  };
}

function isPast({ answer }: Pick<Replica, "answer">, required: number | null): boolean {
  return required !== null && answer?.isReplica === true && answer.position >= required;
}

/** @example nameOf("postgres://shop@replica-1:5433/shop") // "replica-1:5433" */
function nameOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
}
