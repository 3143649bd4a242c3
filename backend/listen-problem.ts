type Address = { port: number; host: string };

/** Why a server cannot listen, which setting changes it, and an example. Null for other errors. */
export function listenProblem(error: unknown, { port, host }: Address): string | null {
  if (error instanceof Deno.errors.AddrInUse) {
    return `Port ${port} of ${host} is in use by another program. ` +
      `Stop that program, or set PORT to a free port (example: PORT=${nextPort(port)}).`;
  }
  if (error instanceof Deno.errors.PermissionDenied && port < 1024) {
    return `This user may not listen on port ${port}. ` +
      "Set PORT to 1024 or more (example: PORT=8000) and put a proxy in front.";
  }
  if (error instanceof Deno.errors.AddrNotAvailable) {
    return `This machine has no address ${host}. Set HOST to one it has (example: HOST=127.0.0.1).`;
  }
  return null;
}

function nextPort(port: number): number {
  return port < 65_535 ? port + 1 : 8000;
}
