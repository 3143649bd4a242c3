const end = { enter: "\r", line: "\n", back: "\x7f", stop: "\x03" };

/** From the terminal, without showing it; else the first line of the input. It never stands in arguments, which others see. */
export async function readPassword(): Promise<string> {
  return Deno.stdin.isTerminal() ? await typedPassword() : await firstLine();
}

async function firstLine(): Promise<string> {
  const text = await new Response(Deno.stdin.readable).text();
  return text.split(/\r?\n/)[0]!;
}

async function typedPassword(): Promise<string> {
  await Deno.stderr.write(new TextEncoder().encode("Password: "));
  Deno.stdin.setRaw(true);
  let typed = "";
  try {
    for await (const part of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) {
      for (const character of part) {
        if (character === end.enter || character === end.line) return typed;
        if (character === end.stop) Deno.exit(130);
        typed = character === end.back ? typed.slice(0, -1) : typed + character;
      }
    }
    return typed;
  } finally {
    Deno.stdin.setRaw(false);
    console.error();
  }
}
