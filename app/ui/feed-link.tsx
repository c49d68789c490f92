type Feed = { title: string; address: string; type?: string };

/** Link to a feed or calendar. Not a router link, because it is a file. */
export function FeedLink({ title, address, type = "application/atom+xml" }: Feed) {
  return (
    <a
      href={address}
      type={type}
      className="self-start py-1 text-small text-soft underline underline-offset-4 hover:text-strong print:hidden"
    >
      {title}
    </a>
  );
}

export function FeedLinks({ feeds }: { feeds: readonly Feed[] }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {feeds.map((feed) => (
        <FeedLink key={feed.address} {...feed} />
      ))}
    </p>
  );
}
