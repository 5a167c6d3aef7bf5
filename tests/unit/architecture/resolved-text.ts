import { isNode, type SyntaxNode, textOf, walk } from './syntax-tree.ts';

/** Names that lead to other names; far more than code needs. */
const DEEPEST = 6;
/** What an object holds under these names is not read by anybody. */
const FOR_MACHINES = /^(className|id|href|icon|key|type)$/;

/**
 * The strings that an expression can put on the page: its own, those of the names of the same file that it uses, and those
 * that its functions give back. What it only compares with is left out.
 *
 * @param tree the whole file, where the names are
 */
export function resolveTexts(node: unknown, tree: SyntaxNode, depth = 0): string[] {
  if (!isNode(node) || depth > DEEPEST) return [];
  const resolve = (...inner: unknown[]) =>
    inner.flat().flatMap((item) => resolveTexts(item, tree, depth + 1));
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return resolve(node.expression);
    case 'ConditionalExpression':
      return resolve(node.consequent, node.alternate);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^[!=]==$/.test(String(node.operator)) ? [] : resolve(node.left, node.right);
    case 'TemplateLiteral':
      return [textOf(node) ?? '', ...resolve(node.expressions)];
    case 'ArrayExpression':
      return resolve(node.elements);
    case 'ObjectExpression':
      return resolve(node.properties);
    case 'Property':
      return isNode(node.key) && FOR_MACHINES.test(String(node.key.name)) ? [] : resolve(node.value);
    case 'ArrowFunctionExpression':
      return resolve(node.body);
    case 'BlockStatement':
      return resolve(findAll(node, 'ReturnStatement').map(({ argument }) => argument));
    case 'CallExpression':
      return resolve(callText(node));
    case 'MemberExpression':
      return resolve(node.object);
    case 'Identifier':
      return resolve(findValues(tree, String(node.name)));
    default:
      return [textOf(node) ?? ''];
  }
}

/** `list.map(() => 'Ver')`, `[a, b].join(' y ')`, `name.concat(' o ')`; what is looked for by `replace` is not shown. */
function callText({ callee, arguments: given }: SyntaxNode): unknown[] {
  const values = [given].flat();
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return [];
  const method = String(callee.property.name);
  if (/^replace(All)?$/.test(method)) return [callee.object, values[1]];
  if (/^(map|flatMap)$/.test(method)) return values;
  return /^(join|concat|padEnd|padStart)$/.test(method) ? [callee.object, ...values] : [];
}

/** What the names of a file are given where they are declared. */
function findValues(tree: SyntaxNode, name: string): unknown[] {
  return findAll(tree, 'VariableDeclarator')
    .filter(({ id }) => isNode(id) && id.type === 'Identifier' && id.name === name)
    .map(({ init }) => init);
}

function findAll(tree: SyntaxNode, type: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walk(tree, (node) => {
    if (node.type === type) found.push(node);
  });
  return found;
}
