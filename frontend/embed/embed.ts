import { defineBookingElement } from "./booking-element.ts";

const script = document.currentScript as HTMLScriptElement | null;
if (script) defineBookingElement(new URL(script.src).origin);
