const endings: Record<string, string> = { "application/pdf": ".pdf", "video/webm": ".webm", "video/mp4": ".mp4" };
const stem = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** Whether something of this type can be called so: a file's name is the last part of its address and ends as its type says, a picture's has no end. */
export function isMediaName(name: string, type: string): boolean {
  const ending = endings[type] ?? "";
  return name.endsWith(ending) && stem.test(name.slice(0, name.length - ending.length));
}
