import { html, type Markup } from "../build-and-send-html-page.ts";
import type { Person, Provider } from "./people.ts";

const NAMES = { kakao: "카카오", naver: "네이버" } satisfies Record<Provider, string>;

/** Builds the consent page: a link for each person, and one to refuse. No script. */
export function consentPage(
  provider: Provider,
  people: readonly Person[],
  linkOf: (person: Person | null) => string,
): Markup {
  return html`
<p class="note">로그인 연습 창 · 실제 ${NAMES[provider]} 계정이 아니에요</p>
<h1>${NAMES[provider]}로 로그인하기</h1>
<div class="card">
<ul>${people.map(
    (person) =>
      html`<li><a href="${linkOf(person)}">${person.nickname} (${person.email ?? "이메일 동의 안 함"})</a></li>`,
  )}</ul>
<p><a href="${linkOf(null)}">동의하지 않고 돌아가기</a></p>
</div>`;
}
