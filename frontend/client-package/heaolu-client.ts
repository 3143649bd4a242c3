import createFetchClient, { type Client } from "openapi-fetch";
import type { components, paths } from "../api/schema.d.ts";

/** What the API accepts and answers, by name. */
export type Schemas = components["schemas"];

/** An error of the API as `application/problem+json`. */
type Problem = Schemas["Problem"];

/** Every path of the API with its methods, typed from the contract. */
type HeaoluClient = Client<paths>;

type Options = {
  /** The address of the site, such as https://heaolu.example */
  baseUrl: string;
  /** An API key (`heaolu_…`), or the access token of a signed-in person; public data needs neither. */
  key?: string;
  /** Of the sentences in errors and of names of domain values. */
  language?: "et" | "en" | "ru";
  fetch?: (request: Request) => Promise<Response>;
};

export class HeaoluError extends Error {
  override name = "HeaoluError";

  constructor(readonly problem: Problem, readonly response: Response) {
    super(`${problem.errCode}: ${problem.title}`);
  }

  get status(): number {
    return this.response.status;
  }
}

export function createClient({ baseUrl, key, language, fetch }: Options): HeaoluClient {
  return createFetchClient<paths>({
    baseUrl,
    headers: {
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(language && { "Accept-Language": language }),
    },
    ...(fetch && { fetch }),
  });
}

/** The data of an answer. Throws HeaoluError when the API refused, with the sentence and the code of the refusal. */
export async function dataOf<Data>(
  answer: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await answer;
  if (response.ok) return data as Data;
  const isProblem = typeof error === "object" && error !== null && "errCode" in error;
  throw new HeaoluError(
    isProblem ? error as Problem : {
      type: "about:blank",
      title: response.statusText || `HTTP ${response.status}`,
      status: response.status,
      errCode: response.status >= 500 ? "ERR_UNAVAILABLE" : "ERR_INTERNAL",
      instance: "",
    },
    response,
  );
}
