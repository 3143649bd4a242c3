import { expect, type Page } from "@playwright/test";
import { codeInMail, newPerson } from "./account-steps.ts";
import { signInAs } from "./steps.ts";
import { firstPractice, freeTimes, slug } from "./booking-steps.ts";
import { embeddingScript, servePage } from "./partner-page.ts";
import { test } from "./test.ts";

const client = { email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" };

test.describe("embedded in a partner's page", () => {
  // The browser sees a page fulfilled by the test as public and our server as a private network.
  test.use({ permissions: ["local-network-access"] });

  test("react-calendly shows our booking page unchanged and receives all its messages", async ({ page, baseURL }) => {
    const partner = baseURL!.replace("localhost", "127.0.0.1");
    await servePage(page, `${partner}/embedding*`, await embeddingScript());
    const { schedulingUrl } = await firstPractice(page);

    const heard = () => page.locator("ol > li").allInnerTexts().then((lines) => lines.map(parsed));
    await page.goto(`${partner}/embedding?url=${encodeURIComponent(schedulingUrl)}`);
    const frame = page.frameLocator("iframe");
    await frame.locator(".slot-picker label:not([data-taken])").last().click();
    await expect(frame.getByText(/sinu jaoks kinni|Held for you/)).toBeVisible();
    await frame.locator(".confirm-bar button").click();
    await expect(frame.locator("input[name=name]")).toHaveValue("Liisa Tamm");
    await expect(frame.locator("input[name=email]")).toHaveValue("liisa@example.ee");
    const { email } = newPerson();
    await frame.locator("input[name=email]").fill(email);
    await frame.locator(".confirm-bar button").click();
    await frame.locator("input[name=code]").fill(await codeInMail(page, email));
    await expect.poll(async () => names(await heard())).toContain("calendly.event_scheduled");

    const messages = await heard();
    expect(names(messages)).toEqual(expect.arrayContaining([
      "calendly.event_type_viewed",
      "calendly.date_and_time_selected",
      "calendly.page_height",
    ]));
    for (const { event, payload } of messages) {
      if (event === "calendly.page_height") {
        expect(payload).toEqual({ height: expect.stringMatching(/^\d+px$/) });
      } else if (event !== "calendly.event_scheduled") expect(payload).toEqual({});
    }
    const booked = messages.find(({ event }) => event === "calendly.event_scheduled")!;
    const { event, invitee } = booked.payload as Record<"event" | "invitee", { uri: string }>;
    expect(invitee.uri.startsWith(`${event.uri}/invitees/`)).toBe(true);

    // The server has stored them with the utm values.
    const practitioner = await token(page, "therapist1@demo.heaolu.ee");
    const answer = await page.request.get(invitee.uri, { headers: practitioner });
    expect(answer.status()).toBe(200);
    const { resource } = await answer.json();
    expect(resource).toMatchObject({
      uri: invitee.uri,
      event: event.uri,
      email,
      tracking: { utm_source: "partner", salesforce_uuid: "00Q5" },
    });
  });

  test("our own element shows the booking page at its height and says what was chosen", async ({ page, baseURL }) => {
    const partner = baseURL!.replace("localhost", "127.0.0.1");
    const { schedulingUrl } = await firstPractice(page);
    const [, practitioner, practice] = /\/@([^/]+)\/([^/?]+)/.exec(schedulingUrl)!;
    await servePage(
      page,
      `${partner}/embedding*`,
      `
      const add = (name, properties) =>
        document.body.append(Object.assign(document.createElement(name), properties));
      add("script", { src: "${baseURL}/embed.js" });
      document.getElementById("root").innerHTML = \`<heaolu-booking practitioner="${practitioner}"
        practice="${practice}" language="en"><a href="${schedulingUrl}">Book</a></heaolu-booking>\`;
      addEventListener("time-chosen", () => document.querySelector("ol").append("time-chosen"));`,
    );
    await page.goto(`${partner}/embedding`);
    const frame = page.frameLocator("iframe[title='Book a time']");
    await frame.locator(".slot-picker label:not([data-taken])").last().click();
    await expect(page.locator("ol")).toHaveText("time-chosen");
    const height = () => page.locator("iframe").evaluate((element) => element.clientHeight);
    await expect.poll(height).not.toBe(640);
  });

  test("a parent page that is not named receives no message", async ({ page, baseURL }) => {
    const partner = baseURL!.replace("localhost", "127.0.0.1");
    const { schedulingUrl } = await firstPractice(page);
    const script = `
    addEventListener("message", ({ data }) => document.querySelector("ol").append(JSON.stringify(data)));
    const frame = document.body.appendChild(document.createElement("iframe"));
    frame.src = ${JSON.stringify(`${schedulingUrl}?lng=en&embed_domain=clinic.example`)};`;
    await servePage(page, `${partner}/embedding*`, script);
    await page.goto(`${partner}/embedding`);
    await page.frameLocator("iframe").locator(".slot-picker label").first().waitFor();
    expect(await page.locator("ol").innerText()).toBe("");
  });
});

test.describe("a page that is not the booking page", () => {
  // Our own pages cannot be framed; this test bypasses that.
  test.use({ bypassCSP: true });

  test("cannot forge a booking", async ({ page, baseURL }) => {
    const stranger = baseURL!.replace("localhost", "127.0.0.1");
    const forged = {
      event: "calendly.event_scheduled",
      payload: {
        event: { uri: `${baseURL}/api/calendly/scheduled_events/0193-e` },
        invitee: { uri: `${baseURL}/api/calendly/scheduled_events/0193-e/invitees/0193-i` },
      },
    };
    const script = `parent.postMessage(${JSON.stringify(forged)}, "*");
      parent.postMessage("forged by " + origin, "*");`;
    await servePage(page, `${stranger}/forger`, script);
    await servePage(page, `${baseURL}/forger`, script);
    const recorded: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname === "/api/therapy-sessions") {
        recorded.push(pathname);
      }
    });

    await signInAs(page, "client");
    await openBooking(page);
    await page.frameLocator("iframe").getByText(/Held for you/).waitFor();
    const posted = await page.evaluate(async ([data, ...pages]) => {
      const heard: string[] = [];
      addEventListener(
        "message",
        ({ data }) => void (typeof data === "string" && heard.push(data)),
      );
      for (const page of pages as string[]) {
        document.body.append(Object.assign(document.createElement("iframe"), { src: page }));
      }
      while (heard.length < 2) await new Promise((next) => setTimeout(next, 20));
      postMessage(data, "*");
      postMessage("forged by itself", "*");
      while (heard.length < 3) await new Promise((next) => setTimeout(next, 20));
      return heard;
    }, [forged, `${stranger}/forger`, `${baseURL}/forger`] as const);
    expect(posted).toHaveLength(3);
    expect(recorded).toEqual([]);
    await expect(page).toHaveURL(/\/therapist\/view\/.*&book/);
  });
});

function parsed(line: string): { event: string; payload: unknown } {
  return JSON.parse(line);
}

function names(messages: { event: string }[]): string[] {
  return messages.map(({ event }) => event);
}

async function token(page: Page, email: string) {
  const data = { email, password: client.password };
  const { accessToken } = await (await page.request.post("/api/auth/login", { data })).json();
  return { Authorization: `Bearer ${accessToken}` };
}

/** The booking dialog over a practitioner's page, with the last time of the coming month chosen. */
async function openBooking(page: Page): Promise<void> {
  const { id, eventTypeUri } = await firstPractice(page);
  const start = (await freeTimes(page, eventTypeUri)).at(-1)!;
  await page.goto(`/therapist/view/${slug}?lng=en&practice=${id}&start=${start}&book`);
  await page.getByRole("dialog").waitFor();
}
