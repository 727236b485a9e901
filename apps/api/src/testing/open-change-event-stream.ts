export type ReceivedEvent = { event: string; data: unknown };
export type EventReader = {
  /** Returns the next event; `null` once the stream ended. */
  next(): Promise<ReceivedEvent | null>;
  /** Returns the nouns of the first change that names one, and passes signs of life and other changes over. */
  nounsOf(noun: string): Promise<string[]>;
  close(): void;
};

/** Opens the stream of changes as an operator over HTTP. */
export async function openChangeEventStream(url: string, token: string): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/operator/v1/events`, {
    headers: { authorization: `Bearer ${token}`, platform: "web" },
    signal: leaving.signal,
  });
  if (!response.ok || response.body === null) throw new Error(`events: ${response.status}`);
  const events = eventsIn(response.body);
  const next = async () => (await events.next()).value ?? null;
  return {
    next,
    async nounsOf(noun) {
      for (let event = await next(); event !== null; event = await next()) {
        const { nouns = [] } = event.data as { nouns?: string[] };
        if (nouns.includes(noun)) return nouns;
      }
      throw new Error(`The stream ended before ${noun} changed`);
    },
    close: () => leaving.abort(),
  };
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  let text = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event !== undefined) yield { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null") };
    }
  }
}
