import { Skeleton, SkeletonBox } from "../../../../ui/feedback/skeleton.tsx";

const CARDS = ["first", "second", "third"];

/** Placeholder of the suggested products with the height they take, so that nothing below moves once they come. */
export function FreeShippingSuggestionsSkeleton() {
  return (
    <div className="-mx-gutter border-t border-line pt-4 pb-5">
      <Skeleton name="같이 담을 상품">
        <SkeletonBox className="mx-gutter h-6 w-48" />
        <SkeletonBox className="mx-gutter mt-1.5 mb-3 h-4 w-40" />
        <div className="flex gap-11px overflow-hidden px-gutter *:w-[146px] *:flex-none @wide:*:w-[172px]">
          {CARDS.map((card) => (
            <div key={card}>
              <SkeletonBox className="aspect-square rounded-md" />
              <SkeletonBox className="mt-2.5 h-10.5" />
              <SkeletonBox className="mt-1 h-4 w-1/2" />
              <SkeletonBox className="mt-1 h-10 w-2/3" />
              <SkeletonBox className="mt-1 h-4.5 w-4/5" />
            </div>
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
