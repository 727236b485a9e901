import { context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Tracing } from "@todayfruit/api/http/operations/trace-requests";

export type StartedTracing = Tracing & { stop(): Promise<void> };

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans to a collector; loaded only when one is configured.
 *
 * @param endpoint URL of the collector, without `/v1/traces`
 */
export function startTracing(endpoint: string, serviceName: string): StartedTracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const tracer = provider.getTracer("shop");

  async function around<T>(name: string, work: () => Promise<T>): Promise<T> {
    const span = tracer.startSpan(name);
    try {
      return await context.with(trace.setSpan(context.active(), span), work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  function request(name: string, traceparent: string | undefined, next: () => void) {
    const outer = parentOf(traceparent);
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, outer);
    context.with(trace.setSpan(outer, span), next);
    return (status: number) => {
      span.setAttribute("http.response.status_code", status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  }

  async function stop(): Promise<void> {
    await provider.shutdown();
    contexts.disable();
    context.disable();
  }

  return { around, request, stop };
}

/** Marks a span as failed with the error's name; its message may contain user input. */
function fail(span: Span, error: unknown): void {
  span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Span of the caller (W3C Trace Context). */
function parentOf(traceparent: string | undefined) {
  const [, traceId, spanId, flags = "00"] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (!traceId || !spanId) return context.active();
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.setSpanContext(context.active(), parent);
}
