import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnText } from "#app/ui/drawing.tsx";
import { FigureView } from "#app/ui/figure.tsx";
import type { SchemeOf } from "./select-scheme.server.ts";

type Props = { scheme: SchemeOf<"units"> };

const unit = { width: 100, height: 28 };
const short = { width: 24, height: 22 };

/** Draws each number of parallel units as a stack, with its total power. */
export function UnitSteps({ scheme }: Props) {
  const { copy, sums } = scheme;
  const total = sums.at(-1);
  return (
    <section aria-labelledby="units" className="night">
      <Container className="grid items-end gap-x-gap gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="units" className="text-h2 text-balance">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] pt-6 text-lead">{copy.text}</p>
        </div>
        {total && (
          <dl className="lg:col-span-4 lg:col-start-9">
            <FigureView parts={{ number: total, unit: scheme.unit, gap: "\u202f" }} label={copy.note} size="figure" />
          </dl>
        )}
        <div className="pt-8 lg:col-span-12">
          <Drawing
            className="turns"
            label={copy.alt}
            wide={{ width: 120 * sums.length - 20, height: unit.height * sums.length + 66, content: <Columns scheme={scheme} /> }}
            narrow={{ width: 350, height: 36 * sums.length, content: <Rows scheme={scheme} /> }}
          />
        </div>
      </Container>
    </section>
  );
}

/** SVG pattern of one unit's front, which fills its tile. */
function UnitPattern({ id, x = 0, y = 0 }: { id: string; x?: number; y?: number }) {
  return (
    <pattern id={id} x={x} y={y} width={unit.width} height={unit.height} patternUnits="userSpaceOnUse">
      <rect x="0.75" y="2" width={unit.width - 1.5} height={unit.height - 3} rx="2" className="fill-raised stroke-soft" />
      <path d="M9 7V23" className="stroke-light stroke-[3]" />
      <path d="M18 8H22V22H18" className="fill-none stroke-strong stroke-[1.5]" />
      <path d="M34 8H92M34 12.500H92M34 17H92M34 21.500H92" className="stroke-soft" />
    </pattern>
  );
}

function Columns({ scheme: { sums, unit: name } }: Props) {
  const foot = unit.height * sums.length + 32;
  return (
    <>
      <path d={`M0 ${foot + 1}H${120 * sums.length - 20}`} className="stroke-rule" />
      {sums.map((sum, index) => {
        const height = unit.height * (index + 1);
        const x = 120 * index;
        return (
          <g key={sum} className="drawn-turn-mark" style={{ "--turn": index / 2 }}>
            <UnitPattern id={`unit-${index}`} x={x} y={foot} />
            <rect x={x} y={foot - height} width={unit.width} height={height} fill={`url(#unit-${index})`} />
            <text x={x} y={foot - height - 10} fontSize="19" className="fill-strong font-label tabular-nums">
              {sum}
              <tspan fontSize="13" className="fill-soft">{`\u202f${name}`}</tspan>
            </text>
            <DrawnText at={[x, foot + 24]} anchor="start" lines={[String(index + 1)]} />
          </g>
        );
      })}
    </>
  );
}

function Rows({ scheme: { sums, unit: name } }: Props) {
  return sums.map((sum, index) => {
    const y = 36 * index + 4;
    return (
      <g key={sum} className="drawn-turn-mark" style={{ "--turn": index / 2 }}>
        {sums.slice(0, index + 1).map((each, place) => (
          <g key={each}>
            <rect x={place * short.width} y={y} width={short.width - 3} height={short.height} rx="2" className="fill-raised stroke-soft" />
            <path d={`M${place * short.width + 5} ${y + 5}V${y + short.height - 5}`} className="stroke-light stroke-[2.5]" />
          </g>
        ))}
        <text x={(index + 1) * short.width + 6} y={y + 17} fontSize="16" className="fill-strong font-label tabular-nums">
          {sum}
          <tspan fontSize="12" className="fill-soft">{`\u202f${name}`}</tspan>
        </text>
      </g>
    );
  });
}
