/** Code that comes late can fail to come: `lazyCode` raises the event that tells of it, and lets a visitor try again. */
const lazyCode = {
  create: (context) => ({
    ImportExpression(node) {
      const { parent } = node;
      const isHandedOver =
        parent.type === "ArrowFunctionExpression" && parent.parent.type === "CallExpression" && parent.parent.callee.name === "lazyCode";
      if (!isHandedOver) context.report({ node, message: "Import late code through lazyCode(() => import(…)), and place its LazyNotice." });
    },
  }),
};

export default { meta: { name: "house" }, rules: { "lazy-code": lazyCode } };
