import { Switch as BaseSwitch } from "@base-ui/react/switch";

type SwitchProps = { label: string; isOn: boolean; isHeld?: boolean; onChange(isOn: boolean): void };

/** A switch of 32 × 18 px, on phones 44 × 26; its name says what is on. */
export function Switch({ label, isOn, isHeld = false, onChange }: SwitchProps) {
  return (
    <BaseSwitch.Root
      checked={isOn}
      disabled={isHeld}
      aria-label={label}
      onCheckedChange={onChange}
      className="flex h-4.5 w-8 flex-none items-center rounded-full bg-control px-0.5 transition-colors data-checked:bg-brand data-disabled:opacity-50 max-desk:h-6.5 max-desk:w-11"
    >
      <BaseSwitch.Thumb className="size-3.5 rounded-full bg-white transition-transform data-checked:translate-x-3.5 max-desk:size-5.5 max-desk:data-checked:translate-x-4.5" />
    </BaseSwitch.Root>
  );
}
