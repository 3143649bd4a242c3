import type { Ports } from "../../ports/ports.ts";
import { changeConsent } from "../../use-cases/user/change-consent.ts";
import { changePicture } from "../../use-cases/user/change-picture.ts";
import { eraseMyAccount } from "../../use-cases/user/erase-my-account.ts";
import { exportMyData } from "../../use-cases/user/export-my-data.ts";
import { listConsents } from "../../use-cases/user/list-consents.ts";
import { removePicture } from "../../use-cases/user/remove-picture.ts";
import { present as presentUser } from "./user-body.ts";
import { newRouter } from "../router.ts";
import { etagOf } from "../version.ts";
import { archiveZip } from "./archive-zip.ts";
import * as routes from "./me-routes.ts";
import { ownCalendarFeed } from "./own-calendar-feed.ts";

/** What belongs to whoever asks, and to nobody else. */
export function me(ports: Ports, { publicUrl }: { publicUrl: string }) {
  return newRouter()
    .route("/calendar-feed", ownCalendarFeed(ports, { publicUrl }))
    .openapi(routes.changePicture, async (c) => {
      const { picture } = c.req.valid("form");
      const bytes = new Uint8Array(await picture.arrayBuffer());
      const user = await changePicture(ports, c.var, { bytes });
      c.header("ETag", etagOf(user));
      return c.json(presentUser(user), 200);
    })
    .openapi(routes.removePicture, async (c) => {
      await removePicture(ports, c.var);
      return c.body(null, 204);
    })
    .openapi(routes.exportMyData, async (c) => {
      const zip = archiveZip(ports, await exportMyData(ports, c.var), publicUrl, c.var.now);
      c.header("Content-Type", "application/zip");
      c.header("Content-Disposition", 'attachment; filename="heaolu.zip"');
      return c.body(zip, 200);
    })
    .openapi(routes.eraseMyAccount, async (c) => {
      await eraseMyAccount(ports, c.var, c.req.valid("json"));
      c.header("Clear-Site-Data", '"cache", "cookies", "storage"');
      return c.body(null, 204);
    })
    .openapi(routes.listConsents, async (c) => {
      const consents = await listConsents(ports, c.var);
      return c.json(routes.presentConsents(consents, c.var.language), 200);
    })
    .openapi(routes.changeConsent, async (c) => {
      const { isGiven, ...input } = c.req.valid("json");
      await changeConsent(ports, c.var, { ...input, given: isGiven });
      const consents = await listConsents(ports, c.var);
      return c.json(routes.presentConsents(consents, c.var.language), 200);
    });
}
