const commitTypes = ["feat", "fix", "perf", "refactor", "docs", "test", "build", "chore", "revert"];

const longest = 72;
const form = /^([a-z]+)(?:\([a-z\d][a-z\d-]*\))?: (\S.*)$/u;

/** Checks the format of a commit message, but not the imperative mood. */
export function findMessageFaults(message: string): string[] {
  const [subject = "", second = ""] = message.split("\n");
  const [, type = "", text = ""] = form.exec(subject) ?? [];
  const length = [...subject].length;
  const faults: [isFault: boolean, fault: string][] = [
    [text === "", "The first line needs the form `type(scope): subject`."],
    [text !== "" && !commitTypes.includes(type), `The type is none of ${commitTypes.join(", ")}.`],
    [length > longest, `The first line has ${length} characters, of at most ${longest}.`],
    [/^\p{Lu}/u.test(text), "The subject begins with a capital letter."],
    [text.endsWith("."), "The subject ends with a full stop."],
    [second !== "", "The second line must be empty."],
  ];
  return faults.flatMap(([isFault, fault]) => (isFault ? fault : []));
}
