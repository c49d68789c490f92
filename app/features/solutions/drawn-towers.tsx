const width = 46;
const moduleHeight = 20;
const inverterHeight = 34;

type DrawnTowersProps = { towers: number; modules: number; withInverter: boolean; className?: string };

/** Draws the towers side by side; AGAVE-TH has its inverter on top, MYRTILLO its control unit. */
export function DrawnTowers({ towers, modules, withInverter, className = "max-w-[40vw] lg:max-w-72" }: DrawnTowersProps) {
  const top = withInverter ? inverterHeight + 8 : 10;
  const height = top + modules * moduleHeight + 6;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${towers * (width + 10)} ${height}`}
      width={towers * (width + 10)}
      height={height}
      className={className}
    >
      {Array.from({ length: towers }, (_, tower) => (
        <g key={tower} transform={`translate(${tower * (width + 10)} 0)`}>
          {withInverter && <rect x="0.5" y="0.5" width={width} height={inverterHeight} rx="3" className="fill-raised stroke-strong" />}
          <rect x="0.5" y={top - 8} width={width} height="6" className="fill-strong" />
          {Array.from({ length: modules }, (_module, index) => (
            <g key={index}>
              <rect
                x="0.5"
                y={top + index * moduleHeight}
                width={width}
                height={moduleHeight - 3}
                rx="1.5"
                className="fill-raised stroke-strong"
              />
              <rect x="5" y={top + index * moduleHeight} width="3" height={moduleHeight - 3} className="fill-light" />
            </g>
          ))}
          <rect x="0.5" y={top + modules * moduleHeight} width={width} height="4" className="fill-strong" />
        </g>
      ))}
    </svg>
  );
}
