export const practitioner = "maarja-liis-tammelaid";
export const practiceType = "TRE";

export const answered = {
  email: "client@demo.heaolu.ee",
  rule: { id: "surgery-intense", fact: "recent_surgery", severity: "ask" },
  question:
    "Mul oli seitse nädalat tagasi põlveoperatsioon. Arst lubab juba kõndida ja rattaga sõita. Kas TRE sobib mulle või peaksin veel ootama?",
  answer:
    "Aitäh, et küsisid! Kui arst lubab kõndida, saame teha lühemat harjutust istudes ja selili, põlve koormamata. Ütle kohe, kui miski tundub valesti.",
  reason: "Arst lubab liikuda; harjutused teeme põlve koormamata.",
};

export const waiting = {
  email: "hannah.whitcombe@demo.heaolu.ee",
  rule: { id: "epilepsy-tremor", fact: "epilepsy", severity: "ask" },
  question:
    "I had two seizures as a teenager and none for nine years, without medicine. Could I try TRE with you, and what would you do differently?",
};

/** The people with questions, who agreed to them. */
export const askers: readonly string[] = [answered.email, waiting.email];
