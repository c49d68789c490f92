import { Drawing, DrawnText } from "#app/ui/drawing.tsx";
import type { PeakDrawing as PeakDrawingData } from "./peak-result.server.ts";

/** Draws the day as 96 bars; the battery supplies the power above the limit. */
export function PeakDrawing({ drawing }: { drawing: PeakDrawingData }) {
  return (
    <figure>
      <Drawing
        label={drawing.alt}
        wide={{ width: 1200, height: 300, content: <Sheet drawing={drawing} width={1200} height={240} /> }}
        narrow={{ width: 320, height: 250, content: <Sheet drawing={drawing} width={320} height={190} /> }}
      />
      <figcaption className="pt-3 text-small text-soft">{drawing.caption}</figcaption>
    </figure>
  );
}

function Sheet({ drawing, width, height }: { drawing: PeakDrawingData; width: number; height: number }) {
  const { limit, peak } = drawing.input;
  const { profile } = drawing;
  const head = 26;
  const pitch = width / profile.length;
  const y = (kilowatts: number) => Math.round((head + (1 - kilowatts / peak) * (height - head)) * 10) / 10;
  const x = (quarter: number) => Math.round((quarter + 0.5) * pitch * 10) / 10;
  const above = profile.flatMap(({ load, quarter }) => (load > limit ? quarter : []));
  const middle = x((Math.min(...above) + Math.max(...above)) / 2);
  // When the limit is close to the peak, its label goes below the line.
  const limitAt = y(limit) - y(peak) < 40 ? y(limit) + 20 : y(limit) - 8;
  return (
    <>
      <path
        d={profile.map(({ quarter, load }) => `M${x(quarter)} ${height}V${y(Math.min(load, limit))}`).join("")}
        className="stroke-soft"
        strokeWidth={pitch * 0.45}
      />
      <path
        d={above.map((quarter) => `M${x(quarter)} ${y(limit)}V${y(peak)}`).join("")}
        className="stroke-mark"
        strokeWidth={pitch * 0.72}
      />
      <path d={`M0 ${y(limit)}H${width}`} className="stroke-strong stroke-[1.5] [stroke-dasharray:7_5]" />
      <DrawnText at={[width, limitAt]} lines={[drawing.limit]} anchor="end" className="fill-strong font-label" />
      <DrawnText at={[middle, y(peak) - 8]} lines={[`${drawing.peak} · ${drawing.hours}`]} className="fill-action font-label" />
      <path d={`M0 ${height}H${width}`} className="stroke-strong" />
      {drawing.axis.map((text, index) => (
        <DrawnText
          key={`${text} ${index}`}
          at={[(index / (drawing.axis.length - 1)) * width, height + 24]}
          lines={[text]}
          anchor={index === 0 ? "start" : index === drawing.axis.length - 1 ? "end" : "middle"}
        />
      ))}
    </>
  );
}
