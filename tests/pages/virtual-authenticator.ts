import type { Page } from "@playwright/test";

/**
 * A device with a fingerprint reader that always agrees; returns what takes it away. `hasPrf`: it can derive secrets
 * (WebAuthn's extension `prf`).
 */
export async function addVirtualAuthenticator(page: Page, { hasPrf = false } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  });
  return () => devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
}

/** The person closes the browser's next question for a passkey. */
export async function closeNextQuestion(page: Page) {
  await page.evaluate(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = () => {
      credentials.get = get;
      return Promise.reject(new DOMException("Closed", "NotAllowedError"));
    };
  });
}
