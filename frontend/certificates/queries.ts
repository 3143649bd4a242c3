import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";

export type OwnCertificate = components["schemas"]["OwnCertificate"];
export type CertificateInput = components["schemas"]["NewCertificate"];

export function certificatesQuery(therapistId: string) {
  return queryOptions({
    queryKey: ["certificates", therapistId],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapists/{id}/certificates", {
        params: { path: { id: therapistId } },
        signal,
      })),
  });
}

/** What shows certificates loads again. */
export function useReloadCertificates(therapistId: string) {
  const cache = useQueryClient();
  return async () => {
    void cache.invalidateQueries({ queryKey: ["therapist"] });
    // The previews of a draft, not the draft itself.
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === "profile-draft" && queryKey.length > 2,
    });
    await cache.invalidateQueries(certificatesQuery(therapistId));
  };
}

/** Adds or changes a certificate; then sends it to be checked when `send` is set. */
export async function saveCertificate(
  therapistId: string,
  certificate: OwnCertificate | null,
  body: CertificateInput,
  { send, key }: { send: boolean; key: string },
): Promise<OwnCertificate> {
  const saved = certificate
    ? await ok(api.PUT("/api/therapists/{id}/certificates/{certificateId}", {
      params: {
        path: { id: therapistId, certificateId: certificate.id },
        header: { "if-match": certificate.version },
      },
      body,
    }))
    : await ok(api.POST("/api/therapists/{id}/certificates", {
      params: { path: { id: therapistId }, header: { "idempotency-key": key } },
      body,
    }));
  return send ? await sendCertificate(therapistId, saved.id) : saved;
}

export function sendCertificate(therapistId: string, certificateId: string) {
  return ok(api.POST("/api/therapists/{id}/certificates/{certificateId}/checks", {
    params: { path: { id: therapistId, certificateId } },
  }));
}

export function removeCertificate(therapistId: string, { id, version }: OwnCertificate) {
  return ok(api.DELETE("/api/therapists/{id}/certificates/{certificateId}", {
    params: { path: { id: therapistId, certificateId: id }, header: { "if-match": version } },
  }));
}
