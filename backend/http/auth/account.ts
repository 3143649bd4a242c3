import type { Ports } from "../../ports/ports.ts";
import { changeEmail } from "../../use-cases/auth/change-email.ts";
import { changePassword } from "../../use-cases/auth/change-password.ts";
import { confirmEmailChange } from "../../use-cases/auth/confirm-email-change.ts";
import { listDevices } from "../../use-cases/auth/list-devices.ts";
import { logoutEverywhere } from "../../use-cases/auth/logout-everywhere.ts";
import { signOutDevice } from "../../use-cases/auth/sign-out-device.ts";
import { newRouter } from "../router.ts";
import * as routes from "./account-routes.ts";
import type { refreshCookie } from "./refresh-cookie.ts";

/** What a person does with the account they are signed in to. */
export function account(
  ports: Pick<Ports, "auth" | "persistence">,
  cookie: ReturnType<typeof refreshCookie>,
) {
  return newRouter()
    .openapi(routes.changePassword, async (c) => {
      await changePassword(ports, c.var, c.req.valid("json"));
      return c.body(null, 204);
    })
    .openapi(routes.changeEmail, async (c) => {
      await changeEmail(ports, c.var, c.req.valid("json"));
      return c.json({}, 202);
    })
    .openapi(routes.confirmEmailChange, async (c) => {
      await confirmEmailChange(ports, c.var, c.req.valid("json"));
      return c.body(null, 204);
    })
    .openapi(routes.listDevices, async (c) => {
      const devices = await listDevices(ports, c.var);
      const { signInId } = c.var.account;
      return c.json(
        { devices: devices.map((device) => routes.presentDevice(device, signInId)) },
        200,
      );
    })
    .openapi(routes.signOutDevice, async (c) => {
      await signOutDevice(ports, c.var, c.req.valid("param"));
      return c.body(null, 204);
    })
    .openapi(routes.logoutEverywhere, async (c) => {
      await logoutEverywhere(ports, c.var);
      cookie.clear(c);
      c.header("Clear-Site-Data", '"cache", "storage"');
      return c.body(null, 204);
    });
}
