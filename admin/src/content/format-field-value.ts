export function formatFieldValue(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join(" · ");
  return value === undefined || value === null ? "–" : JSON.stringify(value);
}
