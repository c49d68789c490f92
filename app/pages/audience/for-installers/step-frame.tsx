import type { ReactNode } from "react";

const left = 46;
const width = 44;
const floor = 150;
const moduleHeight = 20;
const moduleCount = 3;
const headAt = floor - 8 - moduleCount * moduleHeight;

const body = "fill-raised stroke-strong stroke-[1.5]";
const line = "fill-none stroke-strong stroke-[1.5]";
const arrow = "fill-none stroke-mark stroke-2";

/** Drawings of the six steps of stacking a tower, in the order of the quick guide. Steps that an editor adds have none. */
const frames: readonly ReactNode[] = [
  <>
    <rect x="12" y="110" width="42" height="40" className={body} />
    <rect x="58" y="86" width="46" height="64" className={body} />
    <path d="M12 122H54M58 100H104M33 110V122M81 86V100" className={line} />
    <rect x="66" y="18" width="36" height="48" rx="2" className={body} />
    <path d="M80 32H96M80 43H96M80 54H96" className={line} />
    <path d="M70 32L73 35L77 28M70 43L73 46L77 39" className={arrow} />
  </>,
  <>
    <Base />
    <rect x={left - 8} y={floor - 26} width={width + 16} height="12" rx="3" className={body} />
    <circle cx={left + width / 2} cy={floor - 20} r="3.5" className="fill-mark" />
    <path
      d={`M${left + width / 2} 70V112M${left + width / 2 - 6} 105L${left + width / 2} 112L${left + width / 2 + 6} 105`}
      className={arrow}
    />
  </>,
  <>
    <Base />
    <Modules count={2} />
    <rect x={left} y="62" width={width} height={moduleHeight} rx="1.5" className={body} />
    <path
      d={`M${left + width / 2} 86V102M${left + width / 2 - 6} 95L${left + width / 2} 102L${left + width / 2 + 6} 95`}
      className={arrow}
    />
  </>,
  <>
    <Tower />
    <path d={`M14 20V${floor}`} className={line} />
    <path d={`M14 ${headAt - 30}H${left}`} className={arrow} />
    <circle cx="14" cy={headAt - 30} r="3" className="fill-mark" />
  </>,
  <>
    <Tower />
    {[0, 1, 2].map((cable) => (
      <g key={cable}>
        <path d={`M${left + width} ${62 + cable * 22}H98M112 ${62 + cable * 22}H120`} className={line} />
        <path d={`M98 ${62 + cable * 22}L110 ${54 + cable * 22}`} className={arrow} />
      </g>
    ))}
  </>,
  <>
    <Tower />
    {[0, 1, 2].map((cable) => (
      <path key={cable} d={`M${left + width} ${62 + cable * 22}H120`} className={line} />
    ))}
    <path d={`M${left + 6} ${headAt - 38}V${floor - 10}`} className="stroke-mark stroke-3" />
    <path d={`M${left} 52H36V38`} className={line} />
    <rect x="31" y="20" width="10" height="20" rx="3" className={body} />
  </>,
];

function Base() {
  return <rect x={left - 3} y={floor - 8} width={width + 6} height="8" className="fill-strong" />;
}

function Modules({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <rect key={index} x={left} y={floor - 8 - (index + 1) * moduleHeight} width={width} height={moduleHeight} rx="1.5" className={body} />
  ));
}

function Tower() {
  return (
    <>
      <Base />
      <Modules count={moduleCount} />
      <rect x={left} y={headAt - 8} width={width} height="8" className="fill-strong" />
      <rect x={left} y={headAt - 40} width={width} height="32" rx="3" className={body} />
    </>
  );
}

export function StepFrame({ step }: { step: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 124 156" className="w-28 forced-color-adjust-none">
      {frames[step]}
      <path d={`M0 ${floor}H124`} className={line} />
    </svg>
  );
}
