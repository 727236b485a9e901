type Notice = { id: number; isPinned: boolean; publishedAt: string };

/** Compares notices as the shop lists them: pinned ones first, then the newest. */
export function compareNoticesForSorting(a: Notice, b: Notice): number {
  return (
    Number(b.isPinned) - Number(a.isPinned) ||
    Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
    b.id - a.id
  );
}
