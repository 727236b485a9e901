import type { Reply } from "@todayfruit/contract/all-calls";
import { paths } from "../../paths.ts";

export type PublicPage = {
  path: string;
  name: string;
};

/** Public pages other than products, with their Korean names. */
export function listPublicPages(categories: Reply<"GET /v1/categories">["list"]): PublicPage[] {
  const fixed = [
    { path: paths.home, name: "홈" },
    { path: paths.categoryList, name: "카테고리" },
    { path: paths.search, name: "검색" },
    { path: paths.best, name: "베스트" },
    { path: paths.wholesale, name: "도매" },
    { path: paths.videos, name: "숏클립" },
    { path: paths.notices, name: "공지사항" },
    { path: paths.faq, name: "자주 묻는 질문" },
    { path: paths.terms, name: "이용약관" },
    { path: paths.privacy, name: "개인정보 처리방침" },
  ];
  const lists = categories.flatMap(({ slug, name, children }) =>
    slug === null
      ? []
      : [
          { path: paths.category(slug), name },
          ...children.map((child) => ({
            path: paths.category(slug, child.id),
            name: `${name} › ${child.name}`,
          })),
        ],
  );
  return [...fixed, ...lists];
}
