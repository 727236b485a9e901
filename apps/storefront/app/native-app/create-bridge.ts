import {
  PROTOCOL,
  type QuestionKind,
  readShellMessage,
  type ShellNews,
  type ShellQuestions,
} from "./bridge-message-types-and-reader.ts";

/** Port the app adds to the page. */
export type ShellPort = {
  postMessage(text: string): void;
  onmessage: ((event: { data: unknown; origin?: string }) => void) | null;
};

export type BridgeParts = {
  port: ShellPort;
  /** Origin of the page; messages that name another one are ignored. */
  origin: string;
  newId(): string;
  /** @returns function that cancels it */
  later(run: () => void, milliseconds: number): () => void;
  onNews(news: ShellNews): void;
};

export type Bridge = ReturnType<typeof createBridge>;

/** Error message of a lost connection, named in specification §8 and left out of error reports. */
export const BRIDGE_LOST = "bridge connection lost";
/** Timeout of the greeting in ms, after which no app is assumed. */
const HELLO_PATIENCE = 2000;
const PATIENCE = 5000;
/** Timeout of sharing in ms; the shopper picks a recipient meanwhile. */
const SHARE_PATIENCE = 120_000;

/**
 * Bridge to the native app. Every question ends: with an answer, a refusal, or `bridge connection lost`.
 *
 * @example const { isShared } = await bridge.ask("share", { title, url });
 */
export function createBridge({ port, origin, newId, later, onNews }: BridgeParts) {
  const open = new Map<string, { answer(value: Record<string, unknown>): void; fail(): void }>();
  let hello: Promise<ShellQuestions["hello"]["answers"]> | undefined;

  port.onmessage = ({ data, origin: from }) => {
    if (from !== undefined && from !== "" && from !== origin) return;
    const message = readShellMessage(data);
    if (message === null) return;
    if (message.kind !== "answer") return onNews(message);
    const question = open.get(message.re);
    if (message.ok) question?.answer(message.value);
    else question?.fail();
  };

  function send(kind: QuestionKind, asks: object, patience: number): Promise<Record<string, unknown>> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const end = () => {
        stop();
        open.delete(id);
      };
      const fail = () => {
        end();
        reject(new Error(BRIDGE_LOST));
      };
      const stop = later(fail, patience);
      open.set(id, {
        answer: (value) => {
          end();
          resolve(value);
        },
        fail,
      });
      try {
        port.postMessage(JSON.stringify({ v: PROTOCOL, id, kind, ...asks }));
      } catch {
        // The app closed its end of the bridge, which is the same as no answer.
        fail();
      }
    });
  }

  async function greet(): Promise<ShellQuestions["hello"]["answers"]> {
    const { can, app } = await send("hello", { page: origin }, HELLO_PATIENCE);
    return {
      can: Array.isArray(can) ? can.filter((word) => typeof word === "string") : [],
      app: String(app),
    };
  }

  return {
    /** Greets the app; further calls return the first result. */
    hello: () => (hello ??= greet()),
    /** @returns the app's answer; rejects with `bridge connection lost`, also when the app lacks the ability */
    async ask<K extends Exclude<QuestionKind, "hello">>(
      kind: K,
      asks: ShellQuestions[K]["asks"],
    ): Promise<ShellQuestions[K]["answers"]> {
      const { can } = await this.hello();
      if (!can.includes(kind)) throw new Error(BRIDGE_LOST);
      // The app belongs to the shop; its answers are validated where they are used.
      return (await send(
        kind,
        asks,
        kind === "share" ? SHARE_PATIENCE : PATIENCE,
      )) as ShellQuestions[K]["answers"];
    },
  };
}
