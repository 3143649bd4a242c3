/** The name of an account that was opened with an address alone. */
export function nameFromAddress(email: string): string {
  return email.split("@")[0]!;
}

/** Whether a person gave the name of the account. */
export function isNameGiven({ name, email }: { name: string; email: string }): boolean {
  return name !== nameFromAddress(email);
}
