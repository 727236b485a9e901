import { Menu } from "@base-ui/react/menu";
import Check from "lucide-react/icons/check";
import Columns from "lucide-react/icons/columns-3";
import { buttonClass } from "../../../ui/form/button.tsx";
import { PRODUCT_COLUMNS } from "./table/product-columns.tsx";

type ColumnsMenuProps = { columns: Readonly<Record<string, boolean>>; onToggle(id: string): void };

/** A menu of the columns that can be hidden. */
export function ColumnsMenu({ columns, onToggle }: ColumnsMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger className={`${buttonClass()} max-desk:hidden`}>
        <Columns aria-hidden />열
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-30">
          <Menu.Popup className="min-w-40 rounded-card bg-surface py-1.5 shadow-pop outline-none">
            {PRODUCT_COLUMNS.filter(({ enableHiding }) => enableHiding !== false).map(
              ({ id = "", header }) => (
                <Menu.CheckboxItem
                  key={id}
                  checked={columns[id] !== false}
                  closeOnClick={false}
                  onCheckedChange={() => onToggle(id)}
                  className="flex min-h-8 cursor-default items-center gap-2 px-3.5 py-1 outline-none data-highlighted:bg-hover"
                >
                  <span className="size-4">
                    <Menu.CheckboxItemIndicator>
                      <Check aria-hidden />
                    </Menu.CheckboxItemIndicator>
                  </span>
                  {String(header)}
                </Menu.CheckboxItem>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
