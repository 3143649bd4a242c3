import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import type { components, paths } from "../../api/schema.d.ts";

export type Lead = components["schemas"]["ListedLead"];
export type Invitation = components["schemas"]["Invitation"];
export type QueuedCertificate = components["schemas"]["QueuedCertificate"];
export type CertificateCase = components["schemas"]["CertificateCase"];
export type Practitioner = components["schemas"]["Practitioner"];
export type QueuedReview = components["schemas"]["QueuedReview"];
export type ReviewCase = components["schemas"]["ReviewCase"];
export type AdminAction = components["schemas"]["AdminAction"];

type QueuePage<Row> = {
  rows: Row[];
  nextCursor: string | null;
  /** Null on further pages. */
  total: components["schemas"]["LeadPage"]["total"];
};

type Load<Row> = (
  page: { limit: number; cursor?: string },
  signal: AbortSignal,
) => Promise<QueuePage<Row>>;

/** The pages of a list of the admin part. `filters` is part of its key. */
export function queueQuery<Row>(name: string, filters: object, load: Load<Row>) {
  return infiniteQueryOptions({
    queryKey: [...adminKey, name, filters],
    queryFn: ({ pageParam, signal }) =>
      load({ limit: 20, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: "",
    getNextPageParam: (last: QueuePage<Row>) => last.nextCursor,
  });
}

export type QueueQuery<Row> = ReturnType<typeof queueQuery<Row>>;

type Query<Path extends keyof paths> = paths[Path] extends
  { get: { parameters: { query?: infer Parameters } } } ? NonNullable<Parameters> : never;

export function leadsQuery(filters: Query<"/api/admin/leads">) {
  return queueQuery<Lead>("leads", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { leads, ...rest } = await ok(
      api.GET("/api/admin/leads", { params: { query }, signal }),
    );
    return { rows: leads, ...rest };
  });
}

export function invitationsQuery(filters: Query<"/api/admin/invitations">) {
  return queueQuery<Invitation>("invitations", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { invitations, ...rest } = await ok(
      api.GET("/api/admin/invitations", { params: { query }, signal }),
    );
    return { rows: invitations, ...rest };
  });
}

export function certificatesQuery(filters: Query<"/api/admin/certificates">) {
  return queueQuery<QueuedCertificate>("certificates", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { certificates, ...rest } = await ok(
      api.GET("/api/admin/certificates", { params: { query }, signal }),
    );
    return { rows: certificates, ...rest };
  });
}

export function certificateQuery(id: string) {
  return queryOptions({
    queryKey: [...adminKey, "certificate", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/certificates/{id}", { params: { path: { id } }, signal })),
  });
}

export function reviewsQuery(filters: Query<"/api/admin/reviews">) {
  return queueQuery<QueuedReview>("reviews", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { reviews, ...rest } = await ok(
      api.GET("/api/admin/reviews", { params: { query }, signal }),
    );
    return { rows: reviews, ...rest };
  });
}

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: [...adminKey, "review", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/reviews/{id}", { params: { path: { id } }, signal })),
  });
}

export function practitionersQuery(filters: Query<"/api/admin/practitioners">) {
  return queueQuery<Practitioner>("practitioners", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { practitioners, ...rest } = await ok(
      api.GET("/api/admin/practitioners", { params: { query }, signal }),
    );
    return { rows: practitioners, ...rest };
  });
}

export function actionsQuery(filters: Query<"/api/admin/actions">) {
  return queueQuery<AdminAction>("actions", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { actions, ...rest } = await ok(
      api.GET("/api/admin/actions", { params: { query }, signal }),
    );
    return { rows: actions, ...rest };
  });
}
