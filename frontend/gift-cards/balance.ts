import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";

/** What was typed, scanned or pasted, also a whole address with the code after "#". */
export function codeOf(text: string): string {
  return text.trim().split("#").at(-1) ?? "";
}

/** A code has 16 symbols; what comes from a link may be longer. */
export function isWholeCode(code: string): boolean {
  return code.replace(/[^\p{L}\p{N}]/gu, "").length >= 16;
}

export function balanceQuery(code: string) {
  return queryOptions({
    queryKey: ["gift-cards", "balance", code],
    queryFn: ({ signal }) => ok(api.POST("/api/gift-cards/balance", { body: { code }, signal })),
    enabled: code !== "",
    retry: false,
    // A wrong code counts against the limit of tries.
    refetchOnWindowFocus: false,
  });
}

/** What is wrong with a typed code, in the words of the server; undefined for another failure. */
export function codeProblem(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem.errors?.find(({ path }) => path === "code")?.message;
}
