/** A user's profile at a provider; an absent field is not sent. */
export type ProviderProfile = {
  id: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
};

export const mariAtProvider = {
  id: "mari-at-provider-1",
  email: "mari.tamm@example.ee",
  email_verified: true,
  name: "Mari Tamm",
} satisfies ProviderProfile;
