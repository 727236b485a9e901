import type { ReactNode } from "react";

type EmptyStateProps = {
  /** Bundled decorative picture. */
  image: string;
  title: string;
  /** One line under the title. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

export function EmptyState({ image, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <img className="mb-5 size-24 drop-shadow-picture" src={image} alt="" width={96} height={96} />
      <Heading className="text-figure6/6.5 font-bold tracking-tight">{title}</Heading>
      {children && <p className="mt-1.5 text-body2 text-ink-3">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
