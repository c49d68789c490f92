import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";

export function CurrentMoment({ time, sentence, children }: { time: string; sentence: string; children: ReactNode }) {
  return (
    <Container className="grid gap-x-gap gap-y-3 pb-6 md:order-1 md:grid-cols-12 md:items-baseline md:py-10">
      <div className="flex items-center justify-between gap-6 md:col-span-5">
        <p className="text-h2 font-monument leading-none whitespace-nowrap tabular-nums md:text-figure">{time}</p>
        {children}
      </div>
      <p className="min-h-[clamp(4.3em,5.7em+(20rem-100vw)*0.36,5.7em)] text-lead wrap-anywhere [&:lang(zh)]:break-keep md:col-span-7 md:min-h-0 lg:col-start-6 lg:text-h3">
        {sentence}
      </p>
    </Container>
  );
}
