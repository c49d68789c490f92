/** Marks an example that is to be replaced before launch. */
export function SampleTag({ children }: { children: string }) {
  return <span className="inline-block rounded-control border border-current px-1.5 text-small leading-5 font-label text-sun-deep">{children}</span>;
}
