import type { CertificateState } from "backend/domain/certificate.ts";
import { newCertificate, sendCertificate } from "backend/domain/certificate.ts";
import { content } from "../flows/certificate-steps.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { owned, roles, type Row, row } from "./matrix-row.ts";

const absentId = "00000000-0000-7000-8000-000000000000";
const onlyPractitioner = owned({ practitioner: 200 });
const practitionerAndAdmin = owned({ practitioner: 200, admin: 200 });

/** A certificate of the practitioner. */
async function stored(
  { app, therapistId }: Fixture,
  { state = "declared", uploadId = null }: { state?: CertificateState; uploadId?: string | null } =
    {},
) {
  const { persistence } = app.ports;
  const place = { id: persistence.newId(), therapistId, position: 0 };
  const declared = newCertificate({ ...content, uploadId }, place, app.now());
  const certificate = state === "waiting" ? sendCertificate(declared, app.now()) : declared;
  await persistence.transaction(({ certificates }) => certificates.add(certificate));
  return certificate;
}

const ofProfile = ({ therapistId: id }: Fixture): Call => ({
  params: { id },
  absent: { id: absentId },
});

async function ofCertificate(fixture: Fixture): Promise<Call> {
  const { id: certificateId } = await stored(fixture);
  const { therapistId: id } = fixture;
  return { params: { id, certificateId }, absent: { id, certificateId: absentId } };
}

async function decision(fixture: Fixture): Promise<Call> {
  const { id, updatedAt } = await stored(fixture, { state: "waiting" });
  return { params: { id }, headers: { "If-Match": `"${new Date(updatedAt).toISOString()}"` } };
}

async function document(fixture: Fixture): Promise<Call> {
  const { persistence, storage } = fixture.app.ports;
  const uploadId = persistence.newId();
  const fileKey = `private/${uploadId}-5f1c0a9b3e77.pdf`;
  const bytes = new TextEncoder().encode("%PDF-1.7");
  await storage.put(fileKey, bytes, "application/pdf");
  await persistence.transaction(({ uploads }) =>
    uploads.add({
      id: uploadId,
      ownerId: fixture.users.practitioner.id,
      purpose: "document",
      state: "private",
      fileName: "tunnistus.pdf",
      contentType: "application/pdf",
      bytes: bytes.length,
      receivedBytes: bytes.length,
      storedBytes: bytes.length,
      lastPartDigest: null,
      parts: [],
      fileKey,
      posterKey: null,
      blur: null,
      width: null,
      height: null,
      durationSeconds: null,
      createdAt: fixture.app.now(),
      updatedAt: fixture.app.now(),
    })
  );
  const { id } = await stored(fixture, { uploadId });
  return { params: { id }, absent: { id: absentId } };
}

/** Certificates, and the administrators' list of them. */
export const certificateRows: Row[] = [
  row("listCertificates", practitionerAndAdmin, ofProfile),
  row("addCertificate", owned({ practitioner: 201 }), (fixture) => ({
    ...ofProfile(fixture),
    body: content,
  })),
  row("updateCertificate", onlyPractitioner, async (fixture) => ({
    ...await ofCertificate(fixture),
    body: content,
  })),
  row("requestCertificateCheck", onlyPractitioner, ofCertificate),
  row("removeCertificate", owned({ practitioner: 204 }), ofCertificate),
  row("getCertificateDocument", practitionerAndAdmin, document),
  row("listCertificateQueue", roles({ admin: 200 })),
  row("getQueuedCertificate", roles({ admin: 200 }), async (fixture) => ({
    params: { id: (await stored(fixture)).id },
  })),
  row("checkCertificate", roles({ admin: 200 }), async (fixture) => ({
    ...await decision(fixture),
    body: { classLabel: "association" },
  })),
  row("refuseCertificate", roles({ admin: 200 }), async (fixture) => ({
    ...await decision(fixture),
    body: { reason: "The name cannot be read." },
  })),
];
