/** A person with an account at a provider, as offered on the consent page. */
export type Person = {
  readonly id: string;
  readonly nickname: string;
  readonly name: string;
  /** `null` when the person did not consent to sharing it. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly mobile: string;
};

export type Provider = "kakao" | "naver";

export type People = {
  all(provider: Provider): readonly Person[];
  find(provider: Provider, id: string): Person | null;
  add(provider: Provider, person: Person): void;
};

/** Creates the initial people; tests may add others. */
export function createPeople(): People {
  const people: Record<Provider, Person[]> = {
    kakao: [
      person("3100000001", "하루", "haru@kakao.example"),
      person("3100000002", "보름", null),
      { ...person("3100000003", "그늘", "shade@kakao.example"), isEmailVerified: false },
    ],
    naver: [person("nv-orchard-1", "산들", "sandeul@naver.example"), person("nv-orchard-2", "들녘", null)],
  };
  return {
    all: (provider) => people[provider],
    find: (provider, id) => people[provider].find((one) => one.id === id) ?? null,
    add(provider, added) {
      people[provider] = [...people[provider].filter(({ id }) => id !== added.id), added];
    },
  };
}

function person(id: string, nickname: string, email: string | null): Person {
  return {
    id,
    nickname,
    name: `김${nickname}`,
    email,
    isEmailVerified: email !== null,
    mobile: "010-1234-5678",
  };
}
