const cells = 14;
const heated = 8;

/** Section through a battery module: cells side by side on their base plate, one of them too hot. */
export function ModuleSection({ alt }: { alt: string }) {
  return (
    <svg role="img" aria-label={alt} viewBox="0 0 720 300" className="w-full fill-none stroke-ink stroke-[1.5]">
      <path d="M20 40h680v232H20zM20 54h680M20 258h680" strokeLinejoin="round" />
      <path d="M34 54v204" className="stroke-light stroke-[5]" />
      {Array.from({ length: cells }, (_, index) => {
        const x = 62 + index * 44;
        return (
          <g key={index}>
            <rect x={x} y="96" width="34" height="162" rx="3" className={index === heated ? "fill-sun" : "fill-raised"} />
            <path d={`M${x + 7} 96v-9h6v9m8 0v-9h6v9`} />
            {index < cells - 1 && <path d={`M${x + 24} 87v-7h30v7`} />}
            {index === heated && <path d={`M${x + 17} 116v64`} className="stroke-sun-deep stroke-[3]" />}
          </g>
        );
      })}
      <path d={`M${62 + heated * 44 - 14} 70a31 31 0 0 1 62 0`} className="stroke-sun-deep" strokeDasharray="2 6" strokeLinecap="round" />
    </svg>
  );
}
