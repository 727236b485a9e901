import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { api } from "../../api/browser-api.ts";
import { Button } from "../form/button.tsx";
import { showSnackbar } from "../overlay/snackbar-store.ts";
import { type FoundAddress, loadPostcode } from "./load-postcode.ts";
import { type PickedAddress, pickedAddress } from "./picked-address.ts";

type PostcodeSearchProps = {
  onFound(picked: PickedAddress): void;
  /** Renders the field next to the button. */
  children(button: ReactNode): ReactNode;
};

/** 주소 찾기: opens the postcode widget in place; the address can be typed when the widget fails to load. */
export function PostcodeSearch({ onFound, children }: PostcodeSearchProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opening = useMutation({
    mutationFn: async () => {
      const { postcodeScriptUrl } = await api("GET /v1/shop-settings");
      const Postcode = await loadPostcode(postcodeScriptUrl);
      setOpen(true);
      if (place.current) new Postcode({ oncomplete: take }).embed(place.current, { autoClose: true });
    },
    onError: () => showSnackbar("주소 찾기를 열지 못했어요. 주소를 직접 적어 주세요", { tone: "failure" }),
  });

  function take(found: FoundAddress): void {
    onFound(pickedAddress(found));
    close();
  }

  function close(): void {
    place.current?.replaceChildren();
    setOpen(false);
  }

  return (
    <div>
      {children(
        <Button
          className="min-h-13"
          tone="outline-brand"
          aria-expanded={open}
          busy={opening.isPending}
          onClick={() => (open ? close() : opening.mutate())}
        >
          {open ? "닫기" : "주소 찾기"}
        </Button>,
      )}
      <div
        ref={place}
        className={open ? "mt-2 h-[420px] overflow-hidden rounded-md inset-shadow-outline" : "hidden"}
      />
    </div>
  );
}
