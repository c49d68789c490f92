/** Columns of a cactus: middle, radius and height, from the back to the front. */
const columns = [
  { x: 300, radius: 92, height: 520 },
  { x: 158, radius: 52, height: 316 },
  { x: 424, radius: 38, height: 214 },
];
const ribs = 13;
const ground = 600;

/** Cactus of ribs that grow once from a line of ground, decorative. The middle rib of the tallest column is the line of light. */
export function RibCactus({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 640" preserveAspectRatio="xMidYMax meet" className={className} fill="none" strokeWidth="2">
      {columns.map(({ x, radius, height }, column) => (
        <g key={x}>
          <path
            d={outline(x, radius, height)}
            fill="var(--color-cactus-deep)"
            stroke="none"
            className="draws"
            style={{ "--turn": column * 2 }}
          />
          {Array.from({ length: ribs }, (_, rib) => {
            const isLight = column === 0 && rib === (ribs - 1) / 2;
            return (
              <path
                key={rib}
                d={ribPath(x, radius, height, rib)}
                pathLength="1"
                className="draws draws-line"
                style={{ "--turn": column * 2 + Math.abs(rib - (ribs - 1) / 2) / 2 }}
                stroke={isLight ? "var(--color-light)" : "var(--color-cactus-on-dark)"}
                strokeWidth={isLight ? 5 : 2}
              />
            );
          })}
        </g>
      ))}
      <path d={`M0 ${ground}H560`} stroke="var(--color-cactus-on-dark)" />
    </svg>
  );
}

const domeHeight = (radius: number) => radius * 1.15;

function outline(x: number, radius: number, height: number): string {
  const shoulder = ground - height + domeHeight(radius);
  return `M${x - radius} ${ground}V${shoulder}A${radius} ${domeHeight(radius)} 0 0 1 ${x + radius} ${shoulder}V${ground}z`;
}

/** Ribs stand at equal angles around the column, so that they lie closer together at its edges. */
function ribPath(x: number, radius: number, height: number, rib: number): string {
  const offset = radius * Math.sin((rib / (ribs - 1) - 0.5) * Math.PI);
  const shoulder = ground - height + domeHeight(radius);
  // The middle rib has no width: an arc of radius 0 is a straight line.
  const dome = `A${Math.abs(offset).toFixed(1)} ${domeHeight(radius)} 0 0 ${offset < 0 ? 1 : 0} ${x} ${ground - height}`;
  return `M${(x + offset).toFixed(1)} ${ground}V${shoulder}${dome}`;
}
