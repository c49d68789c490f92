import { Container } from "#app/ui/container.tsx";
import { Drawing, DrawnBar, DrawnBox, DrawnLine, DrawnRiser, DrawnText } from "#app/ui/drawing.tsx";
import type { Copy } from "./copy/fr.ts";

export function Blocks({ copy }: { copy: Copy["blocks"] }) {
  return (
    <section aria-labelledby="blocks" className="night py-section">
      <Container>
        <div className="grid gap-x-gap gap-y-5 pb-14 lg:grid-cols-12 lg:items-end">
          <h2 id="blocks" className="text-title lg:col-span-6">
            {copy.heading}
          </h2>
          <p className="max-w-[48ch] text-lead lg:col-span-6">{copy.text}</p>
        </div>
        <Drawing
          label={copy.alt}
          wide={{ width: 1200, height: 400, content: <WideSheet parts={copy.parts} /> }}
          narrow={{ width: 320, height: 640, content: <NarrowSheet parts={copy.parts} /> }}
        />
      </Container>
    </section>
  );
}

type Parts = Copy["blocks"]["parts"];
const ten = Array.from({ length: 10 }, (_, index) => index);

/** Draws ten batteries with converters, wired to the busbar of the block. */
function Strings({ x, pitch, top, bar }: { x: number; pitch: number; top: number; bar: number }) {
  return ten.map((index) => {
    const at = x + index * pitch;
    const width = pitch - 8;
    return (
      <g key={index}>
        <DrawnRiser x={at + width / 2} from={top + 60} to={bar} />
        <rect x={at} y={top} width={width} height="60" rx="2" className="fill-raised stroke-soft" />
        <path d={`M${at + width / 2} ${top + 10}V${top + 50}`} className="stroke-mark stroke-3" />
        <rect x={at} y={top + 88} width={width} height="30" rx="2" className="fill-strong" />
      </g>
    );
  });
}

function Transformer({ x, y }: { x: number; y: number }) {
  return (
    <g className="fill-graphite stroke-strong stroke-2">
      <circle cx={x} cy={y - 10} r="17" />
      <circle cx={x} cy={y + 10} r="17" className="fill-none" />
    </g>
  );
}

function WideSheet({ parts }: { parts: Parts }) {
  return (
    <>
      <rect x="0" y="34" width="560" height="308" rx="8" className="fill-none stroke-rule" />
      <DrawnText at={[20, 24]} lines={[parts.block]} anchor="start" className="fill-mark font-label" />
      <Strings x={24} pitch={40} top={64} bar={250} />
      <DrawnText at={[436, 98]} lines={[parts.batteries]} anchor="start" />
      <DrawnText at={[436, 172]} lines={[parts.pcs]} anchor="start" />
      <DrawnBar y={250} from={24} to={420} />
      <DrawnRiser x={222} from={250} to={360} />
      <Transformer x={222} y={302} />
      <DrawnText at={[252, 316]} lines={[parts.transformer]} anchor="start" />
      <DrawnBar y={360} from={0} to={900} />
      {[620, 700, 780].map((x, index) => (
        <g key={x}>
          <DrawnRiser x={x + 30} from={250} to={360} />
          <rect x={x} y="150" width="60" height="100" rx="4" className="fill-none stroke-soft [stroke-dasharray:4_5]" />
          <Transformer x={x + 30} y={302} />
          {index === 1 && <DrawnText at={[x + 30, 138]} lines={[parts.more]} />}
        </g>
      ))}
      <DrawnLine
        points={[
          [900, 360],
          [940, 360],
          [940, 190],
          [980, 190],
        ]}
      />
      <DrawnBox at={[980, 155]} size={[120, 70]} lines={parts.substation} />
      <DrawnLine
        points={[
          [1100, 190],
          [1200, 190],
        ]}
      />
      <Pylon x={1160} y={190} />
      <DrawnText at={[1160, 252]} lines={parts.grid} />
    </>
  );
}

function NarrowSheet({ parts }: { parts: Parts }) {
  return (
    <>
      <DrawnText at={[0, 16]} lines={[parts.block]} anchor="start" className="fill-mark font-label" />
      <DrawnText at={[0, 44]} lines={[parts.batteries]} anchor="start" />
      <Strings x={0} pitch={32.8} top={54} bar={230} />
      <DrawnText at={[320, 254]} lines={[parts.pcs]} anchor="end" />
      <DrawnBar y={230} from={0} to={320} />
      <DrawnRiser x={60} from={230} to={340} />
      <Transformer x={60} y={284} />
      <DrawnText at={[88, 262]} lines={[parts.transformer]} anchor="start" />
      {[150, 210, 270].map((x) => (
        <g key={x}>
          <DrawnRiser x={x + 20} from={320} to={340} />
          <rect x={x} y="286" width="40" height="34" rx="3" className="fill-none stroke-soft [stroke-dasharray:4_5]" />
        </g>
      ))}
      <DrawnText at={[320, 366]} lines={[parts.more]} anchor="end" />
      <DrawnBar y={340} from={0} to={320} />
      <DrawnRiser x={60} from={340} to={400} />
      <DrawnBox at={[0, 400]} size={[140, 64]} lines={parts.substation} />
      <DrawnRiser x={60} from={464} to={560} />
      <Pylon x={60} y={540} />
      <DrawnText at={[96, 555]} lines={parts.grid} anchor="start" />
    </>
  );
}

function Pylon({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x - 16} ${y + 40}L${x} ${y - 36}L${x + 16} ${y + 40}M${x - 24} ${y - 12}H${x + 24}M${x - 18} ${y + 8}H${x + 18}`}
      className="fill-none stroke-strong stroke-2"
    />
  );
}
