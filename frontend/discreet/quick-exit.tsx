import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { QuickExit as ExitLink } from "ui-kit/navigation/quick-exit.tsx";
import { useCurrentUser } from "../api/use-sign-in-session.ts";
import { hasHostButton } from "../booking/embed.ts";
import { config } from "../config.ts";
import { leaveQuickly } from "./leave-quickly.ts";

const presses = 3;
/** Presses further apart (ms) are not meant together. */
const pauseMs = 2_000;

/** Leaves after three presses of Escape, which still close dialogs. A key that is held counts once. */
function useThreeEscapes(leave: () => void, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    let count = 0;
    let last = -Infinity;
    function follow({ key, repeat, timeStamp }: KeyboardEvent) {
      if (repeat) return;
      if (key !== "Escape") {
        count = 0;
        return;
      }
      count = timeStamp - last <= pauseMs ? count + 1 : 1;
      last = timeStamp;
      if (count >= presses) leave();
    }
    globalThis.addEventListener("keydown", follow, { capture: true });
    return () => globalThis.removeEventListener("keydown", follow, { capture: true });
  }, [leave, isOn]);
}

function useLeaveQuickly(): () => void {
  const alsoSignsOut = useCurrentUser()?.discreet?.exitSignsOut ?? false;
  return useCallback(
    () => leaveQuickly(config.quickExitUrl, { alsoSignsOut }),
    [alsoSignsOut],
  );
}

/** On every page of a person in discreet mode; `always` for pages where every visitor may need it. */
export function QuickExit({ always = false, floating = false }: {
  always?: boolean;
  /** On pages without the bar at the top. */
  floating?: boolean;
}) {
  const { t } = useTranslation();
  const isOn = useCurrentUser()?.discreet != null || always;
  const leave = useLeaveQuickly();
  useThreeEscapes(leave, isOn);
  if (!isOn) return null;
  return (
    <ExitLink
      href={config.quickExitUrl}
      hint={t("shell.leaveHint")}
      floating={floating}
      besideClose={floating && hasHostButton()}
      onLeave={leave}
    >
      {t("shell.leave")}
    </ExitLink>
  );
}
