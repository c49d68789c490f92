export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="absolute left-4 top-4 z-50 rounded-control bg-strong px-5 py-3 text-on-strong not-focus:[clip-path:inset(50%)]">
      {children}
    </a>
  );
}
