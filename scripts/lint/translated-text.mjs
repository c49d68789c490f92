const isElement = (node) => node?.type === "JSXElement" || node?.type === "JSXFragment";

/** Parts of an expression of which React renders one. */
function branchesOf(node) {
  if (node.type === "LogicalExpression") return node.operator === "&&" ? [node.right] : [node.left, node.right];
  if (node.type === "ConditionalExpression") return [...branchesOf(node.consequent), ...branchesOf(node.alternate)];
  return [node];
}

const isConditionalElement = ({ type, expression }) =>
  type === "JSXExpressionContainer" &&
  (expression.type === "LogicalExpression" || expression.type === "ConditionalExpression") &&
  branchesOf(expression).some(isElement);

/** Elements that components pass on may be anything, so only their usual names are excepted. */
const passedElements = new Set(["children", "icon", "mark"]);

function isText({ type, value, expression }) {
  if (type === "JSXText") return value.trim() !== "";
  if (type !== "JSXExpressionContainer") return false;
  if (expression.type === "Identifier") return !passedElements.has(expression.name);
  return ["Literal", "TemplateLiteral", "MemberExpression", "BinaryExpression"].includes(expression.type);
}

/**
 * Forbids a conditional element before a bare text. A browser that translates a page replaces text nodes, and React fails when it
 * inserts an element before a node that is gone.
 */
export const translatedText = {
  create: (context) => ({
    JSXElement({ openingElement, children }) {
      // Components decide themselves where they render their children.
      if (!/^[a-z]/.test(openingElement.name.name ?? "")) return;
      const rendered = children.filter(({ type, value }) => type !== "JSXText" || value.trim() !== "");
      rendered.forEach((node, index) => {
        if (!isConditionalElement(node)) return;
        const next = rendered.slice(index + 1).find((sibling) => !isConditionalElement(sibling));
        if (next && isText(next))
          context.report({
            node,
            message: "Put the text after this conditional element into an element, such as <span>, for translated pages.",
          });
      });
    },
  }),
};
