import type { components } from "../api/schema.d.ts";
import { type InviteeRequest, request } from "./booking-api.ts";

type Schemas = components["schemas"];

type RequestKey = { id: string; secret: string };

export async function postBookingRequest(
  body: Schemas["NewBookingRequest"],
): Promise<Schemas["BookingRequest"]> {
  return await request("POST", "/booking-requests", { body }) as Schemas["BookingRequest"];
}

export async function getBookingRequest(
  { id, secret }: RequestKey,
): Promise<Schemas["BookingRequestState"]> {
  const headers = { "X-Booking-Secret": secret };
  return await request("GET", `/booking-requests/${id}`, {
    headers,
  }) as Schemas["BookingRequestState"];
}

export async function confirmBookingRequest(
  { id, secret }: RequestKey,
  code: string,
): Promise<Schemas["ConfirmedBooking"]> {
  return await request("POST", `/booking-requests/${id}/confirm`, {
    body: { secret, code },
  }) as Schemas["ConfirmedBooking"];
}

export async function bookTime(
  body: InviteeRequest,
  headers: Record<string, string>,
): Promise<{ eventUri: string; inviteeUri: string }> {
  const { resource } = await request("POST", "/calendly/invitees", { body, headers }) as {
    resource: Schemas["Invitee"];
  };
  return { eventUri: resource.event, inviteeUri: resource.uri };
}
