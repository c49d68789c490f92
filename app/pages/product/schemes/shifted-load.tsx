import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnText } from "#app/ui/drawing.tsx";
import type { SchemeOf } from "./select-scheme.server.ts";

type Props = { copy: SchemeOf<"plug">["copy"] };
type Size = { width: number; height: number };

const wide: Size = { width: 760, height: 260 };
const narrow: Size = { width: 340, height: 210 };
const use = { height: 46, from: 12, to: 14.5, before: 20 };

/** Moves one run of an appliance from the evening into the sunny hours. */
export function ShiftedLoad({ copy }: Props) {
  return (
    <section aria-labelledby="shifted">
      <Container className="grid items-end gap-x-gap gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="shifted" className="text-h2 text-balance">
            {copy.heading}
          </h2>
          <p className="max-w-[36ch] pt-6 text-lead">{copy.text}</p>
        </div>
        <figure className="lg:col-span-7 lg:col-start-6">
          <Drawing
            className="turns"
            label={copy.alt}
            wide={{ ...wide, height: wide.height + 40, content: <Sheet size={wide} copy={copy} /> }}
            narrow={{ ...narrow, height: narrow.height + 40, content: <Sheet size={narrow} copy={copy} /> }}
          />
          <figcaption className="pt-4 text-small text-soft">{copy.example}</figcaption>
        </figure>
      </Container>
    </section>
  );
}

function Sheet({ size: { width, height }, copy }: Props & { size: Size }) {
  const x = (hour: number) => (hour / 24) * width;
  const length = x(use.to) - x(use.from);
  const block = (from: number, className: string) => (
    <rect x={x(from)} y={height - use.height} width={length} height={use.height} rx="2" className={className} />
  );
  const anchors = ["start", "middle", "middle", "middle", "end"] as const;
  return (
    <>
      <path
        d={`M${x(5.5)} ${height}C${x(9)} ${height} ${x(10)} 34 ${x(13)} 34S${x(17)} ${height} ${x(20.5)} ${height}Z`}
        className="fill-sun opacity-40"
      />
      <path
        d={`M${x(5.5)} ${height}C${x(9)} ${height} ${x(10)} 34 ${x(13)} 34S${x(17)} ${height} ${x(20.5)} ${height}`}
        className="fill-none stroke-sun-deep stroke-[2]"
      />
      <path d={`M0 ${height}H${width}`} className="stroke-soft" />
      {block(use.before, "fill-none stroke-soft stroke-[1.5] [stroke-dasharray:4_4]")}
      <g style={{ "--turn": 1 }}>
        <path
          d={`M${x(use.before) + length / 2} ${height - use.height - 6}V${height - 108}H${x(use.from) + length / 2}V${height - use.height - 16}`}
          pathLength="1"
          className="drawn-turn fill-none stroke-mark stroke-[3]"
        />
      </g>
      <g className="drawn-turn-mark" style={{ "--turn": 3 }}>
        {block(use.from, "fill-mark")}
        <path d={`M${x(use.from) + length / 2} ${height - use.height - 8}l-7 -12h14Z`} className="fill-mark" />
      </g>
      <DrawnText at={[x(13), 22]} lines={[copy.roof]} className="fill-strong" />
      <DrawnText at={[width, height - 118]} anchor="end" lines={[copy.evening]} />
      <DrawnText at={[x(use.from) - 10, height - 16]} anchor="end" lines={[copy.noon]} className="fill-strong font-label" />
      {copy.hours.map((hour, index) => (
        <DrawnText key={index} at={[x(index * 6), height + 24]} anchor={anchors[index]} lines={[hour]} />
      ))}
    </>
  );
}
