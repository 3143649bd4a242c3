import { z } from "@hono/zod-openapi";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { refused } from "./field-problems.ts";

/** Of what a person types, with spaces and brackets. */
const typedMaxLength = 40;

const bracketedCountry = /^\s*\((\+|00)\s*(\d+)\)/;

/** The number in E.164, or null when it is none. A number without a country is Estonian. */
function phoneNumberOf(typed: string): string | null {
  const written = typed.replace(bracketedCountry, "$1$2 ");
  const found = parsePhoneNumberFromString(written, { defaultCountry: "EE", extract: false });
  return found?.isValid() && !found.ext ? found.number : null;
}

/** A typed phone number, which becomes E.164. */
export const PhoneNumber = z.string().max(typedMaxLength)
  .overwrite((typed) => phoneNumberOf(typed) ?? typed)
  .refine((phone) => phoneNumberOf(phone) !== null, refused("ERR_PHONE_NUMBER"))
  .openapi({
    description:
      "Spaces, hyphens, brackets and a leading 00 are accepted; without a country code it is Estonian. It is stored in E.164",
    example: "+37256123456",
  });

/** The phone number that a person gives with a booking. */
export const BookingPhone = PhoneNumber.openapi({
  description:
    "Only the practitioner of this booking sees it, to reach the person about it. Without a country code it is Estonian; " +
    "it is stored in E.164",
});

/** A phone number in E.164, or none. */
export const StoredPhone = z.string().max(16).nullable();
