/** What Kakao's postcode widget says of the address that was picked; more is there and not used. */
export type FoundAddress = {
  zonecode: string;
  /** Empty where only the other name is sure; the likely one then stands in `auto…`. */
  roadAddress: string;
  jibunAddress: string;
  autoRoadAddress: string;
  autoJibunAddress: string;
  /** Which of the two the shopper pointed at. */
  userSelectedType: "R" | "J";
};

type PostcodeWidget = {
  embed(element: HTMLElement, options?: { autoClose?: boolean }): void;
};

export type Postcode = new (options: { oncomplete(found: FoundAddress): void }) => PostcodeWidget;

/** Brings the widget into the page, once. Rejects when its script does not come. */
export function loadPostcode(scriptUrl: string): Promise<Postcode> {
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
  // Its shape is Kakao's word; only that it can be made is looked at.
  return typeof found === "function" ? (found as Postcode) : null;
}
