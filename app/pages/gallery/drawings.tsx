import { Drawing, DrawnBox, DrawnLine, DrawnText } from "#app/ui/drawing.tsx";
import type { Copy } from "./copy/fr.ts";
import { Specimens } from "./specimens.tsx";

export function Drawings({ copy, grounds }: { copy: Copy["drawings"]; grounds: Copy["grounds"] }) {
  return (
    <Specimens names={grounds} wide>
      {() => (
        <Drawing
          label={copy.label}
          wide={{ width: 1100, height: 230, content: <Parts copy={copy} to={940} /> }}
          narrow={{ width: 320, height: 230, content: <Parts copy={copy} to={180} /> }}
        />
      )}
    </Specimens>
  );
}

function Parts({ copy, to }: { copy: Copy["drawings"]; to: number }) {
  return (
    <>
      <DrawnLine
        points={[
          [140, 20],
          [to, 20],
        ]}
      />
      <DrawnLine
        points={[
          [140, 40],
          [to, 40],
        ]}
        look="sun"
        arrow
      />
      <DrawnLine
        points={[
          [to, 60],
          [140, 60],
        ]}
        look="stored"
        arrow
      />
      <DrawnLine
        points={[
          [140, 80],
          [to, 80],
        ]}
        look="signal"
      />
      <DrawnBox at={[0, 0]} size={[140, 100]} lines={copy.plain} />
      <DrawnBox at={[to, 0]} size={[140, 100]} lines={copy.own} tone="own" />
      <DrawnLine
        points={[
          [0, 140],
          [to + 140, 140],
        ]}
        look="bar"
      />
      <DrawnText at={[0, 170]} lines={copy.words} anchor="start" />
      <DrawnText at={[to + 140, 210]} lines={copy.words} anchor="end" className="fill-strong font-label" />
    </>
  );
}
