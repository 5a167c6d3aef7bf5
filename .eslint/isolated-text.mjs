import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
/** What React renders as nothing. */
const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;
/** Source of what stands between elements and never changes: blanks, `{' '}`, a comment. */
const BLANK = /^(\s*|\{' '\}|\{\/\*[^]*\*\/\})$/;

/**
 * A text that React may change stands alone in its element: beside a sibling, React fails on it once a translator has wrapped it.
 *
 * @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'alone'>}
 */
const isolatedText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { alone: 'A text needs an element of its own, such as <span>.' },
  },
  create: ({ report, sourceCode }) => ({
    JSXExpressionContainer(node) {
      const { parent } = node;
      const services = sourceCode.parserServices;
      if (!('children' in parent) || !services?.program || !('getTypeAtLocation' in services)) return;
      const type = services.getTypeAtLocation(node.expression);
      const kinds = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & NOTHING));
      const isText = kinds.length > 0 && kinds.every(({ flags }) => flags & TEXT);
      const content = parent.children.filter((child) => !BLANK.test(sourceCode.getText(child)));
      if (isText && content.length > 1 && content.includes(node)) report({ node, messageId: 'alone' });
    },
  }),
};

/** ESLint's own types know no other syntax than JavaScript's. */
export const texts = /** @type {import('eslint').ESLint.Plugin} */ (
  /** @type {unknown} */ ({ rules: { 'isolated-text': isolatedText } })
);
