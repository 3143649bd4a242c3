import { createHash } from "node:crypto";
import type { DemoAction } from "./demo-actions.ts";
import type { certificateEvents, certificates } from "../schema/therapists.ts";
import type { uploads } from "../schema/uploads.ts";
import { certificatePdf } from "./certificate-pdf.ts";
import type { TherapistData } from "./demo-data.ts";
import { day, type DemoDay, demoId, hour } from "./demo-day.ts";
import { hash } from "./seeded-random.ts";

type CertificateRow = typeof certificates.$inferInsert & { id: string };
type EventRow = typeof certificateEvents.$inferInsert;
type Step = Pick<EventRow, "kind" | "reason"> & { daysAgo: number; by: "practitioner" | "admin" };

/** By slug and place on the profile: self-declared ones that are waiting, in days. */
const waitingDays = new Map([
  ["maarja-liis-tammelaid/0", 1],
  ["kaisa-rohusaar/1", 2],
  ["veiko-manniksalu/1", 4],
]);

const refused = "dmitri-ozerov/2";

const refusedReason = "Nimi ja number ei ole pildil loetavad.";

/** Ones with another end than in the data, in days from the day of the seed run. */
const endsInDays = new Map([["heidi-loorlaid/1", 20], ["urmas-liivrand/0", -30]]);

/** What is seeded beside the rows. */
export type DemoDocument = { key: string; bytes: Uint8Array<ArrayBuffer> };

const registerPage = "https://tunnistused.demo.heaolu.ee/register";

/**
 * What an issuer vouches for was checked by the demo's administrator; what is self-declared was not, a few of them wait,
 * with a document, and one is refused.
 */
export function certificateRows(
  data: TherapistData[],
  { therapistIdOf, accountOf, adminId }: {
    therapistIdOf: (slug: string) => string;
    accountOf: (slug: string) => string | null;
    adminId: string;
  },
  demoDay: DemoDay,
): {
  rows: {
    uploads: (typeof uploads.$inferInsert)[];
    certificates: CertificateRow[];
    certificateEvents: EventRow[];
    adminActions: DemoAction[];
  };
  documents: DemoDocument[];
} {
  const rows: ReturnType<typeof certificateRows>["rows"] = {
    uploads: [],
    certificates: [],
    certificateEvents: [],
    adminActions: [],
  };
  const documents: DemoDocument[] = [];
  for (const { slug, name: holder, certificates } of data) {
    certificates.forEach((certificate, position) => {
      const name = `${slug}/${position}`;
      const id = demoId("certificate", slug, position);
      const steps = stepsOf(name, certificate);
      const at = ({ daysAgo }: Step) => demoDay.startsAt - daysAgo * day + 10 * hour;
      const decision = steps.find(({ by }) => by === "admin");
      const end = endsInDays.get(name);
      const state = stateAfter(steps);
      const uploadId = state === "waiting" ? demoId("upload", slug, position) : null;
      if (uploadId) {
        const bytes = certificatePdf({ ...certificate, name: holder });
        const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
        const fileKey = `private/${uploadId}-${digest}.pdf`;
        documents.push({ key: fileKey, bytes });
        rows.uploads.push({
          id: uploadId,
          ownerId: accountOf(slug) ?? adminId,
          purpose: "document",
          state: "private",
          fileName: "tunnistus.pdf",
          contentType: "application/pdf",
          bytes: bytes.length,
          receivedBytes: bytes.length,
          storedBytes: bytes.length,
          fileKey,
          createdAt: at(steps[0]!),
          updatedAt: at(steps[0]!),
        });
      }
      rows.certificates.push({
        ...certificate,
        id,
        uploadId,
        therapistId: therapistIdOf(slug),
        position,
        validUntil: end === undefined
          ? certificate.validUntil ?? null
          : demoDay.today.add({ days: end }).toString(),
        url: state === "waiting" || state === "refused" ? `${registerPage}/${hash(id)}` : "",
        number: state === "declared" ? "" : String(1000 + hash(id) % 9000),
        state,
        checkedBy: decision ? adminId : null,
        checkedAt: decision ? at(decision) : null,
        refusedReason: state === "refused" ? refusedReason : null,
        createdAt: at(steps[0]!),
        updatedAt: at(steps.at(-1)!),
      });
      rows.certificateEvents.push(...steps.map((step, index) => ({
        id: demoId("certificate-event", slug, position, index),
        certificateId: id,
        therapistId: therapistIdOf(slug),
        kind: step.kind,
        actorId: step.by === "admin" ? adminId : accountOf(slug),
        reason: step.reason ?? null,
        createdAt: at(step),
      })));
      if (!decision) return;
      rows.adminActions.push({
        id: demoId("admin-action", "certificate", slug, position),
        actorId: adminId,
        action: decision.kind === "checked" ? "check-certificate" : "refuse-certificate",
        subjectKind: "certificate",
        subjectId: id,
        detail: decision.kind === "checked"
          ? { classLabel: certificate.classLabel }
          : { reason: refusedReason },
        createdAt: at(decision),
      });
    });
  }
  return { rows, documents };
}

function stateAfter(steps: Step[]): "declared" | "waiting" | "checked" | "refused" {
  const { kind } = steps.at(-1)!;
  if (kind === "checked" || kind === "refused") return kind;
  return kind === "sent" ? "waiting" : "declared";
}

function stepsOf(
  name: string,
  { classLabel }: TherapistData["certificates"][number],
): Step[] {
  const daysAgo = 120 + hash(name) % 300;
  const step = (kind: Step["kind"], daysAgo: number, more: Partial<Step> = {}): Step => ({
    kind,
    daysAgo,
    by: "practitioner",
    ...more,
  });
  const waiting = waitingDays.get(name);
  if (waiting !== undefined) return [step("added", daysAgo), step("sent", waiting)];
  if (name === refused) {
    const reason = refusedReason;
    return [step("added", 20), step("sent", 20), step("refused", 18, { by: "admin", reason })];
  }
  if (classLabel === "self-declared") return [step("added", daysAgo)];
  return [
    step("added", daysAgo),
    step("sent", daysAgo - 1),
    step("checked", daysAgo - 3, { by: "admin" }),
  ];
}
