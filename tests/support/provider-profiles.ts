/** A user's profile at a provider; an absent field is not sent. */
export type PersonElsewhere = {
  id: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
};

export const mariElsewhere = {
  id: "mari-elsewhere-1",
  email: "mari.tamm@example.ee",
  email_verified: true,
  name: "Mari Tamm",
} satisfies PersonElsewhere;
