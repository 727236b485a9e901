import type { Result } from "@todayfruit/domain/result";
import type { Static, TObject } from "typebox";
import type { Sealing } from "../../db/sealing.ts";
import type { Caller, ToolRefusal } from "./in-process-caller.ts";

/** Services that a tool receives for one request. */
export type ToolContext = {
  /** Makes calls as nobody. */
  call: Caller;
  /** Makes calls as the guest of a token. */
  callAs: (token: string) => Caller;
  sealing: Sealing;
  /** Public address of the shop, without a slash at the end. */
  shopUrl: string;
};

export type ToolAnswer = Result<Record<string, unknown>, string, ToolRefusal>;

export type Tool = {
  name: string;
  title: string;
  description: string;
  input: TObject;
  /** True for a tool that changes nothing. */
  isReadOnly: boolean;
  run(input: never, context: ToolContext): Promise<ToolAnswer>;
};

/** Declares a tool; its input is checked against the schema before it runs. */
export function declareTool<const I extends TObject>(
  declared: Omit<Tool, "input" | "run"> & {
    input: I;
    run(input: Static<I>, context: ToolContext): Promise<ToolAnswer>;
  },
): Tool {
  return declared;
}
