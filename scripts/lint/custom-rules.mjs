import { existsSync } from "node:fs";
import path from "node:path";
import { plainWords } from "./plain-words.mjs";
import { translatedText } from "./translated-text.mjs";

/** Requires `lazyCode` for dynamic imports, because it handles load failures and lets the visitor retry. */
const lazyCode = {
  create: (context) => ({
    ImportExpression(node) {
      const { parent } = node;
      const isPassedToLazyCode =
        parent.type === "ArrowFunctionExpression" && parent.parent.type === "CallExpression" && parent.parent.callee.name === "lazyCode";
      if (!isPassedToLazyCode)
        context.report({ node, message: "Import on-demand code through lazyCode(() => import(…)), and place its LazyNotice." });
    },
  }),
};

const exportLine = 'export { clientLoader, meta } from "#app/page/page-exports.ts";';
const neededExports = {
  meta: `Without \`meta\` the page has no title. Write: ${exportLine}`,
  clientLoader: `Without \`clientLoader\` a visit from another page does not find the kept data. Write: ${exportLine}`,
  loader: 'Export the loader of the folder\'s data.server.ts. Write: export { loader } from "./data.server.ts";',
};

/**
 * Requires the exports that a route needs. Without them the page works but lacks its title or its cache, and nothing else reports
 * it.
 */
const pageRoute = {
  create: (context) => {
    const exported = new Set();
    return {
      ExportNamedDeclaration({ specifiers, declaration, source }) {
        for (const specifier of specifiers) {
          const { name } = specifier.exported;
          if (name !== "loader" || source?.value === "./data.server.ts") exported.add(name);
        }
        for (const { id } of declaration?.declarations ?? []) if (id.name !== "loader") exported.add(id.name);
      },
      "Program:exit"(program) {
        for (const [name, message] of Object.entries(neededExports)) if (!exported.has(name)) context.report({ node: program, message });
      },
    };
  },
};

/** A loader that is not made with `pageLoader` has neither texts nor a language. */
const pageData = {
  create: (context) => ({
    ExportNamedDeclaration(node) {
      const declarations = node.declaration?.declarations ?? (node.declaration ? [node.declaration] : []);
      const loader = declarations.find(({ id }) => id?.name === "loader");
      if (!loader || loader.init?.callee?.name === "pageLoader") return;
      context.report({ node, message: "Write: export const loader = pageLoader(path, …). It reads the page's texts, language and head." });
    },
  }),
};

const pages = path.resolve(import.meta.dirname, "../../app/pages");

/** Forbids reading another page's messages. They are read by name, which import rules cannot check. */
const ownCopy = {
  create: (context) => ({
    CallExpression({ callee, arguments: values }) {
      if (callee.name !== "readCopy" && callee.name !== "copiesOf") return;
      const node = values.at(-1);
      if (typeof node?.value !== "string" || !existsSync(path.join(pages, node.value))) return;
      if (context.filename.split(path.sep).join("/").includes(`/app/pages/${node.value}/`)) return;
      context.report({
        node,
        message: `The copy of ${node.value} is its page's own: put words that others need too beside their domain, as domain/feeds/copy is.`,
      });
    },
  }),
};

/**
 * Requires string addresses: React Router reports `{ search }` to instrumentations as a navigation to `/`, so the URL rules would
 * leave the page.
 */
const textAddress = {
  create: (context) => {
    const check = (node) => {
      if (node?.type === "ObjectExpression") context.report({ node, message: "Write the address as a text, such as `?${query}`." });
    };
    return {
      CallExpression: ({ callee, arguments: [to] }) => callee.name === "navigate" && check(to),
      JSXAttribute: ({ name, value }) => name.name === "to" && check(value?.expression),
    };
  },
};

export default {
  meta: { name: "site" },
  rules: {
    "lazy-code": lazyCode,
    "own-copy": ownCopy,
    "page-data": pageData,
    "page-route": pageRoute,
    "plain-words": plainWords,
    "text-address": textAddress,
    "translated-text": translatedText,
  },
};
