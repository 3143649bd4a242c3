/**
 * The element `heaolu-booking` for other sites: the booking page of a practitioner in a frame that is as high as the page.
 * Attributes: `practitioner` and `practice` as in the address of the booking page, `language` (et, en, ru), `name` and
 * `email` of the visitor. It dispatches `time-chosen` and `booked`, whose detail has the addresses of the booking in the
 * API. What is inside the element, such as a link, is shown until the frame has its page: a browser blocks the frame on a
 * site that the operator has not named, and says nothing to the script.
 */
const titles: Record<string, string> = {
  et: "Broneeri aeg",
  en: "Book a time",
  ru: "Записаться на приём",
};

/** px; the frame's page says how high it is once it is drawn. */
const firstHeight = 640;

export function defineBookingElement(origin: string): void {
  class BookingElement extends HTMLElement {
    static readonly observedAttributes = ["practitioner", "practice", "language", "name", "email"];
    readonly #frame = document.createElement("iframe");
    readonly #content = document.createElement("slot");
    readonly #hear = (message: MessageEvent) => {
      const { data, source } = message;
      if (source === this.#frame.contentWindow && message.origin === origin) this.#react(data);
    };

    connectedCallback(): void {
      if (!this.shadowRoot) {
        this.style.display ||= "block";
        Object.assign(this.#frame.style, { display: "block", inlineSize: "100%", border: "0" });
        this.#frame.height = String(firstHeight);
        this.attachShadow({ mode: "open" }).append(this.#content, this.#frame);
      }
      addEventListener("message", this.#hear);
      this.#show();
    }

    disconnectedCallback(): void {
      removeEventListener("message", this.#hear);
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#show();
    }

    #show(): void {
      const language = this.getAttribute("language") ?? "";
      this.#frame.title = titles[language] ?? titles["en"]!;
      const address = this.#address(language);
      if (address !== this.#frame.src) this.#frame.src = address;
    }

    #address(language: string): string {
      const path = ["practitioner", "practice"].flatMap((name) => this.getAttribute(name) ?? []);
      const url = new URL(`/@${path.map(encodeURIComponent).join("/")}`, origin);
      url.searchParams.set("embed_domain", location.host);
      if (language) url.searchParams.set("lng", language);
      for (const name of ["name", "email"]) {
        const value = this.getAttribute(name);
        if (value) url.searchParams.set(name, value);
      }
      return url.href;
    }

    #react({ event, payload }: { event?: string; payload?: Record<string, unknown> }): void {
      if (event === "calendly.page_height") {
        this.#content.remove();
        this.#frame.height = String(Number.parseInt(String(payload?.["height"]), 10));
      }
      if (event === "calendly.date_and_time_selected") this.#tell("time-chosen", {});
      if (event === "calendly.event_scheduled") this.#tell("booked", payload);
    }

    #tell(name: string, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
    }
  }
  if (!customElements.get("heaolu-booking")) {
    customElements.define("heaolu-booking", BookingElement);
  }
}
