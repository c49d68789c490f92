import path from "node:path";

const subject = "Name the subject: the visitor, the cache, the request.";
const start = "Begin with a verb or a noun the reader knows.";

/** Words that readers of this code had to look up, each with the words to use instead. */
const wordRules = [
  [/(?<![`"])\b(?:somebody|nobody|anybody|whoever|everybody)\b/i, subject],
  [/\bfront door\b/i, 'Write "URL rules".'],
  [/\b(?:content|build) stamps?\b/i, 'Write "version".'],
  [/\b(?:un)?kept (?:page|list|answer|response)s?\b/i, 'Write "cached" or "uncacheable".'],
  [/\b(?:an?|the|one|each|every) editions?\b/i, 'Write "localization" or "language version".'],
  [/\bside process(?:es)?\b/i, 'Write "worker process".'],
  [/\b(?:sweeps?|swept)\b/i, 'Write "clean up" or "delete expired".'],
  [/\b(?:tick(?:s|ed)? off|take(?:s|n)? in|bring(?:s)? (?:in|back))\b/i, 'Write "mark as up to date", "import" or "restore".'],
  [/\b(?:way back|goes? elsewhere|links? ahead|fetch(?:es)? ahead)\b/i, 'Write "history navigation" or "prefetch".'],
  [/\b(?:signpost|near words|remnants)\b/i, 'Write "pinned result", "fuzzy matching" or "deletions".'],
  [/\bnine of ten\b|\bhalf within\b/i, 'Write "90th percentile" or "median".'],
  [/\b(?:mends?|mended|dearer|dearest)\b/i, 'Write "fix" or "expensive".'],
  [
    /\b(?:journal|journey|chunk guard|house rules?)\b/i,
    'Write "audit log file", "end-to-end test", "chunk-load recovery" or "custom rules".',
  ],
];
/** First words of comments that are no sentence. */
const fragment = /^\W*(?:Who|Whoever|Whatever|Where|Of|What)\b/;
const testFunctions = new Set(["test", "it", "describe"]);

/** Checks comments, test titles, error messages and the English texts of the back office (`const en`). */
export const plainWords = {
  create: (context) => {
    const check = (node, text, isComment) => {
      for (const [pattern, remedy] of wordRules) {
        const match = pattern.exec(text);
        if (match) context.report({ node, message: `"${match[0]}": ${remedy}` });
      }
      if (isComment && fragment.test(text)) context.report({ node, message: start });
    };
    const checkString = (node) => typeof node?.value === "string" && check(node, node.value, false);
    const isStaffFile = context.filename.split(path.sep).join("/").includes("/admin/src/");
    return {
      Program() {
        let lineBefore = -1;
        for (const comment of context.sourceCode.getAllComments()) {
          const continues = comment.type === "Line" && comment.loc.start.line === lineBefore + 1;
          check(comment, comment.value, !continues);
          lineBefore = comment.loc.end.line;
        }
      },
      CallExpression: ({ callee, arguments: values }) =>
        testFunctions.has(callee.name ?? callee.object?.name ?? callee.callee?.object?.name) && checkString(values[0]),
      NewExpression: ({ callee, arguments: values }) => callee.name === "Error" && checkString(values[0]),
      'VariableDeclarator[id.name="en"] Literal': (node) => isStaffFile && checkString(node),
    };
  },
};
