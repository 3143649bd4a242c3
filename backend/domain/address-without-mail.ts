/** Reserved by RFC 2606: no mail can ever arrive there. */
const domain = "@no-email.invalid";

/** In place of the email of a client who gave the practitioner none. */
export function addressWithoutMail(userId: string): string {
  return `${userId}${domain}`;
}

export function isWithoutMail(address: string): boolean {
  return address.toLowerCase().endsWith(domain);
}
