/** Returns the words of an action. An action without words, of an older or newer version, keeps its name. */
export function nameAction(actions: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(actions, name) ? (actions[name] ?? name) : name;
}
