import { open, type Row, row } from "./matrix-row.ts";

const given = { version: 1, answers: { needs: ["STRESS"], safety_1: ["pregnancy"] } };

export const suitabilityRows: Row[] = [
  row("getQuestionnaire", open(200)),
  row("assessSuitability", open(200), () => ({ body: given })),
];
