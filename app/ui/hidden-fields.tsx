export function HiddenFields({ values }: { values: Iterable<readonly [name: string, value: string]> }) {
  return Array.from(values, ([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
