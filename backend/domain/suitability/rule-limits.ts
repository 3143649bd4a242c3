export const ruleLimits = {
  id: 60,
  reason: 400,
  sourceKind: 30,
  sourceLabel: 300,
  why: 600,
  rules: 500,
  practices: 100,
  changes: 500,
  notReached: 100,
} as const;
