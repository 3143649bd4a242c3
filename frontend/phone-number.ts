import { ApiError } from "./api/api-error.ts";

const signs = String.raw`[\s()./\p{Pd}\p{Cf}]*`;
const phonePattern = new RegExp(`^${signs}\\+?(?:${signs}\\d){7,17}${signs}$`, "u");

/** A first look: the server decides. */
export function isPhoneNumber(text: string): boolean {
  return phonePattern.test(text);
}

export function hasWrongPhone(failure: unknown): boolean {
  return failure instanceof ApiError &&
    (failure.problem.errors ?? []).some(({ errCode }) => errCode === "ERR_PHONE_NUMBER");
}
