import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { Button } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import {
  convertFoundAddressToFormValues,
  type FoundAddressValues,
} from "./convert-found-address-to-form-values.ts";
import { type FoundAddress, loadPostcodeWidget } from "./load-postcode-widget.ts";

type PostcodeSearchProps = {
  onFound(picked: FoundAddressValues): void;
  /**
   * Renders the fields around the button. They are locked, because postcode and address have to agree, until the search
   * could not be opened; then they are typed.
   */
  children(button: ReactNode, locked: boolean): ReactNode;
};

/** 주소 찾기: opens the postcode widget in place; the address can be typed when the widget fails to load. */
export function PostcodeSearch({ onFound, children }: PostcodeSearchProps) {
  const [open, setOpen] = useState(false);
  const [locked, setLocked] = useState(true);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It opens below the fields, where a sheet or the bar at the foot would cover it.
    if (open) container.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const opening = useMutation({
    mutationFn: async () => {
      const { postcodeScriptUrl } = await api("GET /v1/shop-settings");
      const Postcode = await loadPostcodeWidget(postcodeScriptUrl);
      setOpen(true);
      if (container.current) new Postcode({ oncomplete: take }).embed(container.current, { autoClose: true });
    },
    onError: () => {
      setLocked(false);
      showSnackbar("주소 찾기를 열지 못했어요. 주소를 직접 적어 주세요", { tone: "failure" });
    },
  });

  function take(found: FoundAddress): void {
    onFound(convertFoundAddressToFormValues(found));
    close();
  }

  function close(): void {
    container.current?.replaceChildren();
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
        locked,
      )}
      <div
        ref={container}
        className={open ? "mt-2 h-[420px] overflow-hidden rounded-md inset-shadow-outline" : "hidden"}
      />
    </div>
  );
}
