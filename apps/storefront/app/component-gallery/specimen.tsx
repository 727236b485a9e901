import type { ReactNode } from "react";

/** Part of the gallery with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line px-gutter py-8">
      <h2 className="mb-4 text-title2 font-bold">{title}</h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}

/** Component in one state, under the state's name. */
export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-micro text-ink-3">{state}</p>
      {children}
    </div>
  );
}
