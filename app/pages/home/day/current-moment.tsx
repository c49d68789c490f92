import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";

/** Time and sentence above the drawing. The sentence has the height of its longest text, so that the drawing never moves. */
export function CurrentMoment({ time, sentence, children }: { time: string; sentence: string; children: ReactNode }) {
  return (
    <Container className="grid gap-x-gap gap-y-3 pb-6 md:grid-cols-12 md:items-baseline">
      <div className="flex items-center justify-between gap-6 md:col-span-5">
        <p className="text-h2 font-monument leading-none whitespace-nowrap tabular-nums md:text-figure">{time}</p>
        {children}
      </div>
      <p className="min-h-[clamp(4.3em,5.7em+(20rem-100vw)*0.36,5.7em)] text-lead wrap-anywhere [&:lang(zh)]:break-keep md:col-span-7 md:min-h-[3lh] lg:col-start-6 lg:text-h3 xl:min-h-[2lh]">
        {sentence}
      </p>
    </Container>
  );
}
