type Detail = { parameter?: string; message: string; code?: string };

type Body = {
  title: string;
  message: string;
  details?: Detail[];
  required_scopes?: string[];
};

/** The provider's error answers. */
export class Refusal extends Error {
  constructor(readonly status: 400 | 401 | 403 | 404 | 409 | 424 | 429 | 500, readonly body: Body) {
    super(body.message);
  }
}

export function invalid(...details: Detail[]): Refusal {
  return new Refusal(400, {
    title: "Invalid Argument",
    message: "The supplied parameters are invalid.",
    details,
  });
}

export function denied(message = "You do not have permission to access this resource."): Refusal {
  return new Refusal(403, { title: "Permission Denied", message });
}

export function missingScope(scope: string): Refusal {
  return new Refusal(403, {
    title: "Insufficient scope",
    message: "The token does not have the required scope.",
    required_scopes: [scope],
  });
}

export function unauthenticated(message = "The access token is invalid"): Refusal {
  return new Refusal(401, { title: "Unauthenticated", message });
}

export function unknown(): Refusal {
  return new Refusal(404, {
    title: "Resource Not Found",
    message: "The server could not find the requested resource.",
  });
}
