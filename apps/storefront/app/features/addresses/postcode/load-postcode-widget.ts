/** Fields used of the address that Kakao's postcode widget returns. */
export type FoundAddress = {
  zonecode: string;
  /** Empty when only the other name is certain; the probable one is then in `auto…`. */
  roadAddress: string;
  jibunAddress: string;
  autoRoadAddress: string;
  autoJibunAddress: string;
  /** Name the shopper selected: `R` road, `J` jibun. */
  userSelectedType: "R" | "J";
};

type PostcodeWidget = {
  embed(element: HTMLElement, options?: { autoClose?: boolean }): void;
};

export type Postcode = new (options: { oncomplete(found: FoundAddress): void }) => PostcodeWidget;

/** Loads Kakao's postcode widget once; rejects when the script fails to load. */
export function loadPostcodeWidget(scriptUrl: string): Promise<Postcode> {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = null; // The next press tries anew.
    throw error;
  });
  return loading;
}

let loading: Promise<Postcode> | null = null;

function load(scriptUrl: string): Promise<Postcode> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.onload = () => {
      const found = postcodeOf(window);
      if (found) resolve(found);
      else reject(new Error("The script brought no kakao.Postcode"));
    };
    script.onerror = () => reject(new Error("The postcode script did not come"));
    document.head.append(script);
  });
}

function postcodeOf(page: object): Postcode | null {
  const kakao: unknown = Reflect.get(page, "kakao");
  if (typeof kakao !== "object" || kakao === null) return null;
  const found: unknown = Reflect.get(kakao, "Postcode");
  // The global's shape is Kakao's promise; only that it is a constructor is checked.
  return typeof found === "function" ? (found as Postcode) : null;
}
