import { type Call, hiddenTherapist } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { isWithoutHidden } from "./matrix-rules.ts";
import { ownDraft, ownDraftContent, ownVersion, publishedVersion } from "./profile-calls.ts";
import { hidden, open, roles, type Row, row } from "./matrix-row.ts";

function ownPeriod({ therapistId: id }: Fixture): Call {
  return { params: { id }, query: { from: "2026-11-16", to: "2026-11-22" } };
}

/** Practitioners, and whom they take. */
export const therapistRows: Row[] = [
  row("listTherapists", open(200), undefined, { shows: isWithoutHidden }),
  row("searchTherapists", open(200), () => ({ body: {} }), { shows: isWithoutHidden }),
  row("compareTherapists", open(200), ({ therapistId }) => ({ body: { ids: [therapistId] } })),
  row("getTherapist", open(200), ({ therapistId: id }) => ({ params: { id } })),
  row("getTherapist", hidden({ otherPractitioner: 200, admin: 200 }), hiddenTherapist, {
    when: "hidden",
  }),
  row("listReviews", open(200), ({ therapistId: id }) => ({ params: { id } })),
  row("listReviews", hidden({ otherPractitioner: 200, admin: 200 }), hiddenTherapist, {
    when: "hidden",
  }),
  row("getAdmission", open(200), ({ therapistId: id }) => ({ params: { id } })),
  row("getAdmission", hidden({ otherPractitioner: 200, admin: 200 }), hiddenTherapist, {
    when: "hidden",
  }),
  row("updateAdmission", roles({ practitioner: 200, admin: 200 }), ({ therapistId: id }) => ({
    params: { id },
    body: { acceptingNewClients: "yes" },
  })),
  row("getSessionFigures", roles({ practitioner: 200 }), ownPeriod),
  row("exportSessions", roles({ practitioner: 200 }), ownPeriod),
  row("updateTherapist", roles({ practitioner: 200, admin: 200 }), ownDraftContent),
  row("getTherapistDraft", roles({ practitioner: 200, admin: 200 }), ownDraft),
  row("updateTherapistDraft", roles({ practitioner: 200 }), ownDraftContent),
  row("discardTherapistDraft", roles({ practitioner: 204 }), ownDraft),
  row("getDraftPage", roles({ practitioner: 200, admin: 200 }), ownDraft),
  row("getDraftCard", roles({ practitioner: 200, admin: 200 }), ownDraft),
  row("publishTherapist", roles({ practitioner: 200 }), ownVersion),
  row("listTherapistVersions", roles({ practitioner: 200, admin: 200 }), ownDraft),
  row("getTherapistVersion", roles({ practitioner: 200, admin: 200 }), publishedVersion),
];
