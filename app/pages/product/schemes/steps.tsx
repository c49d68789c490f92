export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="pt-8">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4 border-t border-rule py-3">
          <span aria-hidden="true" className="w-4 flex-none text-soft tabular-nums">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
