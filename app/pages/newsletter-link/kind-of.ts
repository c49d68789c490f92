export function kindOf(path: string): "confirm" | "unsubscribe" {
  return path === "/newsletter/confirm" ? "confirm" : "unsubscribe";
}
