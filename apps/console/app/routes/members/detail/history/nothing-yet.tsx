/** One line where a member has nothing of a kind. */
export function NothingYet({ children }: { children: string }) {
  return <p className="py-6 text-center text-ink-3">{children}</p>;
}
