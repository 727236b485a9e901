import type { ReactNode } from "react";

/** A card with a heading, a note beside it, and a footer for actions. */
export function Card(props: { title: ReactNode; aside?: ReactNode; foot?: ReactNode; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card bg-surface inset-shadow-hairline">
      <header className="flex min-h-10 flex-wrap items-center gap-2 px-4 pt-3">
        <h2 className="text-form font-bold">{props.title}</h2>
        {props.aside && <div className="ml-auto text-micro text-ink-3">{props.aside}</div>}
      </header>
      <div className="px-4 pt-2 pb-4">{props.children}</div>
      {props.foot && (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
          {props.foot}
        </footer>
      )}
    </section>
  );
}
