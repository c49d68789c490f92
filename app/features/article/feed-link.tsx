/** The feed of a list, for readers of feeds; a file, so no link of the router. */
export function FeedLink({ address, name }: { address: string; name: string }) {
  return (
    <a
      href={address}
      type="application/atom+xml"
      className="self-start py-1 text-small text-ink-soft underline underline-offset-4 hover:text-ink print:hidden"
    >
      {name}
    </a>
  );
}
