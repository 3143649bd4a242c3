import { createRoot } from "react-dom/client";
import { InlineWidget, useCalendlyEventListener } from "react-calendly";

type Heard = { event: string; payload: unknown };

/** A partner's page that embeds a booking page through the provider's own React wrapper. */
function Embedding({ url }: { url: string }) {
  const write = ({ data }: { data: Heard }) => {
    const list = document.querySelector("ol");
    const line = document.createElement("li");
    line.textContent = JSON.stringify({ event: data.event, payload: data.payload });
    list?.append(line);
  };
  useCalendlyEventListener({
    onProfilePageViewed: write,
    onEventTypeViewed: write,
    onDateAndTimeSelected: write,
    onEventScheduled: write,
    onPageHeightResize: write,
  });
  return (
    <InlineWidget
      url={url}
      styles={{ minWidth: "320px", height: "630px" }}
      prefill={{
        firstName: "Liisa",
        lastName: "Tamm",
        email: "liisa@example.ee",
        guests: ["mart@example.ee"],
        customAnswers: { a1: "Selg" },
      }}
      pageSettings={{ backgroundColor: "#ffffff", primaryColor: "206546", hideGdprBanner: true }}
      utm={{ utmSource: "partner", salesforce_uuid: "00Q5" }}
    />
  );
}

const root = document.getElementById("root");
const url = new URLSearchParams(location.search).get("url");
if (root && url) createRoot(root).render(<Embedding url={url} />);
