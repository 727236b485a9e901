/** Says that the row that is open is not in its list any more, with what may be the reason. */
export function NoLongerListedNote({ reason = "다른 분이 먼저 처리했을 수 있어요" }: { reason?: string }) {
  return (
    <p
      role="status"
      className="mb-2.5 rounded-control bg-warning-tint px-3.5 py-2.5 font-semibold text-warning"
    >
      이 목록에서 빠졌어요. {reason}
    </p>
  );
}
