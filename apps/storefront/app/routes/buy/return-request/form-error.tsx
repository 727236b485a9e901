/** Error below a panel's controls, announced when it appears. */
export function FormError({ shows, children }: { shows: boolean; children: string }) {
  return (
    <p
      aria-live="polite"
      className="mt-2 text-caption text-danger empty:hidden"
      data-problem={shows || undefined}
    >
      {shows ? children : null}
    </p>
  );
}

/** Scrolls to the first error once it is rendered and focuses the control that corrects it. */
export function showFirstFormError(): void {
  const problem = document.querySelector("[data-problem], [aria-invalid=true]");
  const field = problem?.matches("[aria-invalid=true]")
    ? problem
    : problem?.closest("fieldset, section")?.querySelector("input:enabled, button:enabled");
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  problem?.scrollIntoView({ block: "center" });
}
