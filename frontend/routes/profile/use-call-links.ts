import { useQuery } from "@tanstack/react-query";
import { callLinksQuery } from "../../api/call-links.ts";
import { config } from "../../config.ts";
import { useEditor } from "./editor-context.ts";

/** Whether clients can book a video session for which there is no address. A provider elsewhere has its own. */
export function useLacksCallLink(): boolean {
  const { content } = useEditor();
  const { data } = useQuery({ ...callLinksQuery, enabled: !config.scheduling.foreignPage });
  if (!data || data.roomPattern !== null) return false;
  const offered = new Set(
    content.practices.flatMap(({ id, archived, meetingTypes }) =>
      archived || !meetingTypes.includes("VIDEO_CALL") ? [] : [id]
    ),
  );
  return data.practices.some(({ id, callLink }) => callLink === null && offered.has(id));
}
