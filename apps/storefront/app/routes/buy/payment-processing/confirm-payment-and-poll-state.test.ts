import type { RefusalCode } from "@todayfruit/contract/refusals";
import { expect, test } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { confirmPaymentAndPollState } from "./confirm-payment-and-poll-state.ts";

type State = "ready" | "pending" | "paid" | "failed";

const lost = new ApiError("서버와 연결이 원할하지 않습니다. 잠시 후 시도해주세요", { status: 0, code: null });

test("confirmPaymentAndPollState: one answered confirmation is enough", async () => {
  const { asked, settle } = shop({ confirm: ["paid"], look: [] });
  expect(await settle()).toEqual({ kind: "settled" });
  expect(asked).toEqual(["confirm"]);
});

test("confirmPaymentAndPollState: a pending payment is polled at growing intervals and never confirmed again", async () => {
  const { asked, settle } = shop({
    confirm: [refusal("PAYMENT_PENDING")],
    look: ["pending", "pending", "paid"],
  });
  expect(await settle()).toEqual({ kind: "settled" });
  expect(asked).toEqual(["confirm", 1_000, "look", 2_000, "look", 4_000, "look"]);
});

test("confirmPaymentAndPollState: a confirmation lost on the way is sent again", async () => {
  const { asked, settle } = shop({ confirm: [lost, "paid"], look: ["ready"] });
  expect(await settle()).toEqual({ kind: "settled" });
  expect(asked).toEqual(["confirm", 1_000, "look", 2_000, "confirm"]);
});

test("confirmPaymentAndPollState: a refusal keeps its error", async () => {
  const declined = refusal("PAYMENT_DECLINED");
  expect(await shop({ confirm: [declined], look: [] }).settle()).toEqual({
    kind: "refused",
    error: declined,
  });
});

test("confirmPaymentAndPollState: a payment unknown after the last question stays open", async () => {
  const { settle } = shop({ confirm: [lost], look: [lost, lost, lost] });
  expect(await settle()).toEqual({ kind: "open" });
});

test("confirmPaymentAndPollState: an unexpected error is thrown", async () => {
  const { settle } = shop({ confirm: [new TypeError("x is not a function")], look: [] });
  await expect(settle()).rejects.toThrow("x is not a function");
});

function shop(answers: { confirm: (State | Error)[]; look: (State | Error)[] }) {
  const asked: (string | number)[] = [];
  const say = (name: "confirm" | "look") => async () => {
    asked.push(name);
    const answer = answers[name].shift() ?? new Error(`not asked for: ${name}`);
    if (answer instanceof Error) throw answer;
    return { state: answer };
  };
  const wait = async (milliseconds: number) => void asked.push(milliseconds);
  return {
    asked,
    settle: () =>
      confirmPaymentAndPollState({ confirm: say("confirm"), look: say("look"), wait, questions: 3 }),
  };
}

function refusal(code: RefusalCode): ApiError {
  return new ApiError("결제하지 못했어요", { status: 409, code });
}
