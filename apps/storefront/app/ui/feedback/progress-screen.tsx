import type { ReactNode } from "react";

/** Full-page waiting state, announced once. */
export function ProgressScreen({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section
      className="flex min-h-[calc(100dvh-160px)] flex-col items-center justify-center px-6 pb-20 text-center"
      role="status"
    >
      <span className="spinner mb-6" aria-hidden />
      <h1 className="text-title1 font-bold tracking-tight">{title}</h1>
      {children && <p className="mt-1.5 text-body1 text-ink-3">{children}</p>}
    </section>
  );
}
