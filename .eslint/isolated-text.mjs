import ts from 'typescript';

/** Types that React renders as a text node. */
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
/** Types that React doesn't render. */
const NOT_RENDERED = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;
/** Matches children that never change: white space, `{' '}` and comments. */
const STATIC_CHILD = /^(\s*|\{' '\}|\{\/\*[^]*\*\/\})$/;

/**
 * Requires an element around each text that React can update. Browser translators wrap text nodes in elements. If the text node
 * has siblings, React then throws when it updates the text.
 *
 * @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'needsElement'>}
 */
const isolatedText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { needsElement: 'This text has siblings. Wrap it in an element of its own, such as <span>.' },
  },
  create: ({ report, sourceCode }) => ({
    JSXExpressionContainer(node) {
      const { parent } = node;
      const services = sourceCode.parserServices;
      if (!('children' in parent) || !services?.program || !('getTypeAtLocation' in services)) return;
      const type = services.getTypeAtLocation(node.expression);
      const types = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & NOT_RENDERED));
      const isText = types.length > 0 && types.every(({ flags }) => flags & TEXT);
      const siblings = parent.children.filter((child) => !STATIC_CHILD.test(sourceCode.getText(child)));
      if (isText && siblings.length > 1 && siblings.includes(node))
        report({ node, messageId: 'needsElement' });
    },
  }),
};

/** Plugin with the rule. The cast is needed because the types of ESLint only cover JavaScript syntax. */
export const isolatedTextPlugin = /** @type {import('eslint').ESLint.Plugin} */ (
  /** @type {unknown} */ ({ rules: { 'isolated-text': isolatedText } })
);
