export function ringPath(random: () => number, x: number, y: number, radius: number): string {
  const waves = [2, 3, 4, 5].map((count) => ({
    count,
    size: (random() * 0.7 + 0.3) / count,
    turn: random() * Math.PI * 2,
  }));
  return closedCurve(Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const bulge = waves.reduce(
      (sum, wave) => sum + wave.size * Math.cos(wave.count * angle + wave.turn),
      0,
    );
    const distance = radius * (1 + 0.07 * bulge);
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
  }));
}

export function darker(hex: string, by = 0.72): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(hex.slice(at, at + 2), 16) * by));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

type Point = [number, number];

function closedCurve(points: Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const pair = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = points.map((start, index) => {
    const [before, end, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leave = pair(start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6);
    const arrive = pair(end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6);
    return `C${leave} ${arrive} ${pair(...end)}`;
  });
  return `M${pair(...at(0))}${curves.join("")}Z`;
}
