import { queryOptions } from "@tanstack/react-query";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { queueQuery } from "./queries.ts";

export type AdminValue = components["schemas"]["AdminDomainValue"];
export type QueuedMail = components["schemas"]["QueuedMail"];
export type MailState = QueuedMail["state"];
export type Job = components["schemas"]["Job"];
export type ListedText = components["schemas"]["ListedText"];

export const valuesQuery = queryOptions({
  queryKey: [...adminKey, "values"],
  queryFn: ({ signal }) => ok(api.GET("/api/admin/domain-values", { signal })),
});

export const textsQuery = queryOptions({
  queryKey: [...adminKey, "texts"],
  queryFn: ({ signal }) => ok(api.GET("/api/admin/texts", { signal })),
});

export type UnansweredQuestion =
  components["schemas"]["UnansweredQuestionPage"]["questions"][number];

export function unansweredQuery(filters: { text?: string; order: "newest" | "oldest" }) {
  return queueQuery<UnansweredQuestion>("questions", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { questions, ...rest } = await ok(
      api.GET("/api/admin/questions", { params: { query }, signal }),
    );
    return { rows: questions, ...rest };
  });
}

export type MailFilters = Omit<components["schemas"]["MailQuery"], "limit" | "cursor">;

export function mailsQuery(filters: MailFilters) {
  return queueQuery<QueuedMail>("mails", filters, async (page, signal) => {
    const body = { ...filters, ...page };
    const { mails, ...rest } = await ok(api.POST("/api/admin/mails/search", { body, signal }));
    return { rows: mails, ...rest };
  });
}

const jobsEveryMs = 5_000;

export const jobsQuery = queryOptions({
  queryKey: [...adminKey, "jobs"],
  queryFn: ({ signal }) => ok(api.GET("/api/admin/jobs", { signal })),
  refetchInterval: jobsEveryMs,
});
